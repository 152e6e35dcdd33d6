package roundhouse.editor.change;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFrame;
import javax.swing.JTextField;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.Document;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;
import roundhouse.editor.kit.LayeredCard;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.scrub.NumberScale;
import roundhouse.editor.scrub.NumberScrubber;
import roundhouse.editor.scrub.ScrubbedNumber;
import roundhouse.editor.tables.TypedValue;
import roundhouse.editor.tables.ValueFault;
import roundhouse.engine.explanation.Subject;
import roundhouse.mapping.DesignEdit;
import roundhouse.mapping.EditedMap;
import roundhouse.mapping.OwnFileWriter;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.ValueLocation;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.GameSubjects;

/**
 * Opens the values of a thing where the game shows it, writes what is typed there, and says what
 * that does to the game.
 */
public final class ChangeHere implements SnapshotListener {
  private static final int TOLD = 8;

  private final JFrame window;
  private final OpenDocuments documents;
  private final ChangeWriter writer;
  private final Supplier<Optional<Loaded>> design;
  private final Consumer<SourcePlace> show;
  private Snapshot shown = Snapshot.EMPTY;
  private Optional<ChangeCard> card = Optional.empty();
  private Optional<GameHistory> before = Optional.empty();
  private Last last = Last.MOVE;

  /** What was done last where one plays: a move, or a change of the design, or it was undone. */
  private enum Last {
    MOVE,
    CHANGE,
    UNDONE_CHANGE
  }

  /**
   * @param design as read now
   * @param show goes to a place in a file
   */
  public ChangeHere(
      JFrame window,
      OpenDocuments documents,
      Supplier<Optional<Loaded>> design,
      Consumer<SourcePlace> show) {
    this.window = window;
    this.documents = documents;
    this.design = design;
    this.show = show;
    writer = new ChangeWriter(documents);
  }

  /** Opens the values of a thing beside where the user is busy. */
  public void open(Subject subject) {
    if (shown.play().isEmpty() || design.get().isEmpty()) return;
    GameHistory play = shown.play().get();
    var opened =
        new ChangeCard(
            GameSubjects.name(play, subject),
            values(design.get().get(), subject, play),
            this::write,
            this::letScrub,
            show);
    card = Optional.of(opened);
    before = Optional.empty();
    opened.open(window.getRootPane(), LayeredCard.whereBusy(window.getRootPane()));
  }

  private static List<ChangeCard.Section> values(Loaded loaded, Subject subject, GameHistory play) {
    return DesignedThing.paths(subject, play).stream()
        .map(
            path -> {
              List<ChangeableValue> written = ChangeableValue.of(loaded.read(), path);
              return new ChangeCard.Section(path, written, ChangeableValue.more(written, path));
            })
        .toList();
  }

  private void write(ChangeableValue value, String text) {
    before = shown.play();
    Optional<String> refused = design.get().flatMap(now -> writer.write(now, value, text));
    if (refused.isEmpty()) last = Last.CHANGE;
    card.ifPresent(open -> open.tell(List.of(refused.orElse(UiWords.of("change.working")))));
  }

  private void letScrub(ChangeableValue value, JTextField field) {
    NumberScrubber.install(field, documents, new FieldNumber(value, field));
  }

  /** Whether a change made here was done last, after the last move; then it counts as undone. */
  public boolean takeBack() {
    if (last != Last.CHANGE) return false;
    last = Last.UNDONE_CHANGE;
    return true;
  }

  /** Whether a change made here was undone last; then it counts as done again. */
  public boolean doAgain() {
    if (last != Last.UNDONE_CHANGE) return false;
    last = Last.CHANGE;
    return true;
  }

  /** A step through the game without new rules is a move, or takes one back. */
  private static boolean isMove(Snapshot before, Snapshot now) {
    return !before.sameMoment(now) && now.report().isEmpty();
  }

  @Override
  public void show(Snapshot old, Snapshot now) {
    if (isMove(old, now)) last = Last.MOVE;
    shown = now;
    if (before.isEmpty() || card.filter(ChangeCard::isOpen).isEmpty()) return;
    if (now.outdated())
      card.get().tell(now.problems().stream().limit(TOLD).map(problem -> problem.text()).toList());
    else if (!now.report().equals(old.report()) && now.report().isPresent())
      card.get().tell(EditEffect.of(before.get(), now).stream().limit(TOLD).toList());
  }

  /** The number in the field of a value, which a gesture may change. */
  private final class FieldNumber implements NumberScrubber.Numbers {
    private final ChangeableValue value;
    private final JTextField field;
    private Optional<ScrubbedNumber> changed = Optional.empty();

    FieldNumber(ChangeableValue value, JTextField field) {
      this.value = value;
      this.field = field;
    }

    @Override
    public Optional<ScrubbedNumber> at(Point point) {
      return selected();
    }

    @Override
    public Optional<ScrubbedNumber> selected() {
      return NumberScale.number(field.getText().strip())
          .flatMap(
              number ->
                  design
                      .get()
                      .flatMap(now -> writer.number(now, value, number, field.getVisibleRect())));
    }

    @Override
    public void changed(ScrubbedNumber number, int now) {
      if (changed.filter(number::equals).isEmpty()) before = shown.play();
      changed = Optional.of(number);
      last = Last.CHANGE;
      field.setText(String.valueOf(now));
    }
  }

  /** Writes a value into the design's own file; what it inherits becomes its own. */
  private static final class ChangeWriter {
    private final OpenDocuments documents;

    ChangeWriter(OpenDocuments documents) {
      this.documents = documents;
    }

    /** Writes a value, or says why it cannot. An empty text removes the value. */
    Optional<String> write(Loaded loaded, ChangeableValue value, String text) {
      ValuePath path = value.path();
      Optional<String> fault = ValueFault.of(path.names(), text);
      if (fault.isPresent()) return fault;
      Optional<EditedMap> design = EditedMap.of(loaded.folder(), loaded.read());
      if (design.isEmpty()) return Optional.of(UiWords.of("hexes.broken"));
      ValueLocation spot = ValueLocation.in(loaded.folder(), path, documents);
      if (documents.document(spot.file()).filter(Document::dirty).isPresent())
        return Optional.of(UiWords.of("change.unsaved", spot.file().getFileName()));
      documents.edit(spot.file(), "", yaml -> edited(yaml, design.get(), spot, value, text));
      return Optional.empty();
    }

    private static YamlText edited(
        YamlText yaml, EditedMap design, ValueLocation spot, ChangeableValue value, String text) {
      int outer = value.path().names().size() - spot.path().names().size();
      return new OwnFileWriter(design, outer).apply(yaml, List.of(edit(value, text)));
    }

    /** A value that is a number, as a gesture may change it. */
    Optional<ScrubbedNumber> number(
        Loaded loaded, ChangeableValue value, int number, Rectangle about) {
      ValueLocation spot = ValueLocation.in(loaded.folder(), value.path(), documents);
      return EditedMap.of(loaded.folder(), loaded.read())
          .flatMap(
              design ->
                  NumberScale.of(loaded.read().tree(), value.path())
                      .map(
                          scale ->
                              ScrubbedNumber.of(
                                  spot,
                                  number,
                                  scale,
                                  about,
                                  (yaml, other) ->
                                      edited(yaml, design, spot, value, String.valueOf(other)))));
    }

    private static DesignEdit edit(ChangeableValue value, String text) {
      if (text.isEmpty()) return new DesignEdit.Drop(value.path());
      Optional<YamlValue> before =
          value.text().isEmpty()
              ? Optional.empty()
              : Optional.of(TypedValue.value(value.text(), Optional.empty(), Optional.empty()));
      return new DesignEdit.Put(
          value.path(), TypedValue.value(text, before, FormatDescription.at(value.path().names())));
    }
  }

  /** Where the design describes what the game shows. */
  static final class DesignedThing {
    private DesignedThing() {}

    /** The paths of a thing, the nearest first: a hex has its own, and that of the tile on it. */
    static List<ValuePath> paths(Subject subject, GameHistory play) {
      return switch (subject) {
        case Subject.HexSpace(var hex) -> {
          var paths = new ArrayList<ValuePath>();
          paths.add(ValuePath.of("map", "hexes", hex.text()));
          String tile = play.state().board().tile(hex).number();
          if (play.title().design().tiles().containsKey(tile))
            paths.add(ValuePath.of("tiles", tile));
          yield paths;
        }
        case Subject.Shares(String company) -> List.of(ValuePath.of("companies", company));
        case Subject.Trains(String type) -> List.of(ValuePath.of("trains", type));
        case Subject.Private(String id) -> List.of(ValuePath.of("privates", id));
      };
    }
  }
}
