package roundhouse.workshop.recovery;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.GameLog;
import roundhouse.files.AtomicFiles;
import roundhouse.files.FolderLock;
import roundhouse.files.RegularFiles;
import roundhouse.workshop.files.SavedGames;

/**
 * What was not saved when the app last ended, in whichever way: the game with notes on it, and
 * texts that were being edited. It is written at every change, for texts up to a third of a second
 * later, and deleted when it is saved or given up.
 */
public final class Recovery implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String GAME = "game.json";
  private static final String LEFT = "left.json";
  private static final String TOUR = "tour.json";
  private static final String JOURNAL = "game.journal";
  private static final String TEXT = ".text.json";
  private static final String NOTES = ".notes.yaml";

  private final Path folder;
  private final Optional<FolderLock> claim;
  private final GameJournal journal;

  /** The text of the game as it was last written whole; the journal continues it. */
  private String written = "";

  public Recovery(Path folder) {
    this(folder, Optional.empty());
  }

  /**
   * @param claim released at the end
   */
  Recovery(Path folder, Optional<FolderLock> claim) {
    this.folder = folder;
    this.claim = claim;
    journal = new GameJournal(folder.resolve(JOURNAL));
  }

  /**
   * One file's unsaved text.
   *
   * @param base what the file held when it was last read or written, on which the text is built
   */
  public record Unsaved(String file, String base, String text) {

    public Path path() {
      return Path.of(file);
    }
  }

  /** Keeps a game whole. */
  public void keep(GameLog log) throws IOException {
    written = SavedGames.text(log);
    AtomicFiles.write(folder.resolve(GAME), written);
    // Should the app end before this, what the journal holds continues another text.
    journal.delete();
  }

  /** Keeps what was played since the game was last kept. */
  public void keep(GameLog.Growth growth) throws IOException {
    journal.add(written, growth);
  }

  /** The game that was played last; nothing when there is none that can be read. */
  public Optional<GameLog> game() {
    Path file = folder.resolve(GAME);
    if (!journal.exists()) return read(GAME);
    try {
      String text = SavedGames.text(file);
      return Optional.of(journal.continued(SavedGames.parse(text, file.toString()), text));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /**
   * The game that another window of the project left unsaved; nothing when there is none that can
   * be read.
   */
  public Optional<GameLog> leftGame() {
    return read(LEFT);
  }

  public void forgetLeftGame() throws IOException {
    Files.deleteIfExists(folder.resolve(LEFT));
  }

  private Optional<GameLog> read(String name) {
    Path file = folder.resolve(name);
    try {
      return Files.exists(file) ? Optional.of(SavedGames.open(file)) : Optional.empty();
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  public void forgetGame() throws IOException {
    Files.deleteIfExists(folder.resolve(GAME));
    journal.delete();
  }

  /**
   * Where the notes on a game are until it is saved. Another title or more actions leave it the
   * same game, so that they follow it into a variant.
   */
  public Path notes(List<String> players, long seed) {
    return folder.resolve(HexFormat.of().toHexDigits(Objects.hash(players, seed)) + NOTES);
  }

  /** Where it is noted what a tour made, as long as the tour is on. */
  public Path tour() {
    return folder.resolve(TOUR);
  }

  /**
   * @param base what the file held when it was last read or written, on which the text is built
   */
  public void keep(Path file, String base, String text) throws IOException {
    AtomicFiles.write(
        fileFor(file),
        JSON.writeValueAsString(new Unsaved(file.toAbsolutePath().toString(), base, text)));
  }

  public void discard(Path file) throws IOException {
    Files.deleteIfExists(fileFor(file));
  }

  /** Texts that were never saved. An unreadable one does not prevent reading the others. */
  public List<Unsaved> texts() {
    var all = new ArrayList<Unsaved>();
    for (Path file : kept(TEXT)) {
      try {
        all.add(
            JSON.readValue(
                RegularFiles.text(file, RegularFiles.MOST_BYTES_OF_GAMES), Unsaved.class));
      } catch (IOException unreadable) {
        continue;
      }
    }
    return all;
  }

  private List<Path> kept(String ending) {
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(name -> name.toString().endsWith(ending)).sorted().toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /**
   * Takes over what another app left when it ended. If both have a text of the same file, or a
   * game, the other's stays where it is until there is room.
   */
  void takeOver(Recovery other) throws IOException {
    for (String ending : List.of(TEXT, NOTES))
      for (Path file : other.kept(ending))
        moveUnlessThere(file, folder.resolve(file.getFileName()));
    moveUnlessThere(other.tour(), tour());
    Optional<GameLog> game = other.journal.exists() ? other.game() : Optional.empty();
    if (game.isPresent()) other.keep(game.get());
    moveUnlessThere(other.folder.resolve(LEFT), folder.resolve(LEFT));
    moveUnlessThere(other.folder.resolve(GAME), folder.resolve(GAME));
    moveUnlessThere(other.folder.resolve(GAME), folder.resolve(LEFT));
  }

  private static void moveUnlessThere(Path from, Path to) throws IOException {
    if (Files.exists(from) && !Files.exists(to)) Files.move(from, to);
  }

  /** Releases the folder for others. */
  @Override
  public void close() throws IOException {
    if (claim.isPresent()) claim.get().close();
  }

  /** Where the unsaved text of a file is kept. */
  public Path fileFor(Path file) {
    byte[] name = file.toAbsolutePath().normalize().toString().getBytes(StandardCharsets.UTF_8);
    return folder.resolve(
        HexFormat.of().toHexDigits(Arrays.hashCode(name)) + "-" + file.getFileName() + TEXT);
  }
}
