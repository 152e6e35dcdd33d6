package roundhouse.workshop.notes;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.HexId;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.history.GameHistory;

/**
 * The notes on the open design and game. Those on a design are in its {@code notes.yaml}, those on
 * a game in a file beside it, or with what is recovered until it is saved; the rules read neither.
 */
public final class Notes {
  /** The notes of a design, in its folder. */
  public static final String FILE = DesignFolderReader.NOTES + ".yaml";

  private static final String ENDING = ".notes.yaml";

  private final OpenDocuments documents;
  private final Workshop workshop;
  private final GameMoments moments = new GameMoments();
  private final List<Runnable> listeners = new ArrayList<>();
  private Optional<Path> design = Optional.empty();
  private Optional<Path> game = Optional.empty();
  private Optional<Path> copied = Optional.empty();
  private Map<NoteSubject, String> notes = Map.of();
  private Set<NoteSubject> here = Set.of();

  /** Notes are read and reported on the thread of the documents. */
  public Notes(OpenDocuments documents, Workshop workshop) {
    this.documents = documents;
    this.workshop = workshop;
    documents.listen(
        change -> {
          if (files().contains(change.document().file())) read();
        });
  }

  /** Calls {@code changed} whenever notes change. */
  public void addListener(Runnable changed) {
    listeners.add(changed);
  }

  /** Follows the open design and game. */
  public void show(Snapshot now) {
    moments.show(now.play());
    Optional<Path> ofDesign = now.design().map(folder -> plain(folder.resolve(FILE)));
    Optional<Path> ofGame = now.file().map(Notes::beside).or(() -> now.play().map(this::unsaved));
    if (ofDesign.equals(design) && ofGame.equals(game)) {
      if (!here().equals(here)) tell();
      return;
    }
    now.play().map(this::unsaved).filter(_ -> copied.equals(ofGame)).ifPresent(this::empty);
    copied = Optional.empty();
    design = ofDesign;
    game = ofGame;
    files().forEach(file -> documents.open(file).thenRun(this::read));
    read();
  }

  private Path unsaved(GameHistory play) {
    return plain(workshop.recovery().notes(play.players(), play.seed()));
  }

  /** Writes the notes on the game beside the file in which it is being saved. */
  public void saveWith(Path saved) {
    Path file = beside(saved);
    List<WrittenNote> onGame = all().stream().filter(note -> note.on().isMoment()).toList();
    if (onGame.isEmpty() || game.equals(Optional.of(file))) return;
    copied = Optional.of(file);
    documents.edit(
        file,
        "",
        yaml -> {
          for (WrittenNote note : onGame) yaml = NotesText.write(yaml, note.on(), note.text());
          return yaml;
        });
  }

  /** Takes the notes out of a file that the game has no more, as they are beside the game now. */
  private void empty(Path file) {
    documents.edit(file, "", yaml -> yaml.remove(ValuePath.of(NoteSubject.MOMENTS)));
  }

  /** The file of the notes on a saved game. */
  static Path beside(Path saved) {
    String name = saved.getFileName().toString();
    String bare =
        name.endsWith(SavedGames.ENDING)
            ? name.substring(0, name.length() - SavedGames.ENDING.length())
            : name;
    return plain(saved.resolveSibling(bare + ENDING));
  }

  private static Path plain(Path file) {
    return file.toAbsolutePath().normalize();
  }

  /** The files of the notes, whether there are any or not. */
  public List<Path> files() {
    return Stream.of(design, game).flatMap(Optional::stream).toList();
  }

  private void read() {
    var found = new LinkedHashMap<NoteSubject, String>();
    design.ifPresent(file -> read(file, on -> !on.isMoment(), found));
    game.ifPresent(file -> read(file, NoteSubject::isMoment, found));
    if (found.equals(notes)) return;
    notes = found;
    tell();
  }

  private void tell() {
    here = here();
    listeners.forEach(Runnable::run);
  }

  /** The noted moments to which the game as it is played now comes. */
  private Set<NoteSubject> here() {
    return notes.keySet().stream()
        .filter(on -> on.isMoment() && moments.isHere(on))
        .collect(Collectors.toUnmodifiableSet());
  }

  private void read(Path file, Predicate<NoteSubject> fits, Map<NoteSubject, String> found) {
    try {
      documents
          .document(file)
          .map(Document::text)
          .map(YamlText::read)
          .ifPresent(yaml -> read(yaml, fits, found));
    } catch (RefusedEdit broken) {
      // While somebody types in the file, the notes read last stay.
      notes.forEach(
          (on, text) -> {
            if (fits.test(on)) found.put(on, text);
          });
    }
  }

  private static void read(
      YamlText yaml, Predicate<NoteSubject> fits, Map<NoteSubject, String> found) {
    for (String part : yaml.keys(ValuePath.ROOT))
      for (String name : yaml.keys(ValuePath.of(part))) {
        var on = new NoteSubject(part, name);
        if (fits.test(on)) yaml.word(on.path()).ifPresent(text -> found.put(on, text));
      }
  }

  /** The notes, ordered by what they are on. */
  public List<WrittenNote> all() {
    return notes.entrySet().stream()
        .map(entry -> new WrittenNote(entry.getKey(), entry.getValue()))
        .sorted(WrittenNote.ORDER)
        .toList();
  }

  public Optional<String> on(NoteSubject subject) {
    return Optional.ofNullable(notes.get(subject));
  }

  /** The moment after a number of actions of the game as it is played now. */
  public NoteSubject moment(int actions) {
    var old = NoteSubject.moment(actions, "");
    return notes.containsKey(old) ? old : moments.at(actions);
  }

  /** Whether the game as it is played now comes to a moment. */
  public boolean isHere(NoteSubject moment) {
    return here.contains(moment);
  }

  /** The name of another line of the game that comes to a moment. */
  public Optional<String> line(NoteSubject moment) {
    return moments.line(moment);
  }

  /** What a note is on, as a heading; of a moment on another line of the game, on which one. */
  public String says(NoteSubject on) {
    if (!on.isMoment() || isHere(on)) return on.says();
    return line(on)
        .map(line -> UiWords.of("notes.other-line", on.says(), line))
        .orElseGet(() -> UiWords.of("notes.no-line", on.says()));
  }

  /** The hexes with notes. */
  public Set<HexId> hexes() {
    return notes.keySet().stream()
        .filter(NoteSubject::isHex)
        .map(on -> HexId.of(on.name()))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Writes a note to its file; "" removes it. */
  public void write(NoteSubject on, String text) {
    if (Objects.equals(text, on(on).orElse(""))) return;
    Optional<Path> file = on.isMoment() ? game : design;
    file.ifPresent(there -> documents.edit(there, "", yaml -> NotesText.write(yaml, on, text)));
    if (on.isMoment()) workshop.keepForRecovery();
  }
}
