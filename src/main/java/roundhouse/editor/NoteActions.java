package roundhouse.editor;

import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.board.HexId;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.editor.notes.NoteCard;
import roundhouse.editor.notes.NoteOwner;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/** Makes notes on the thing under the cursor, and goes to what notes are about. */
final class NoteActions {
  private final WindowContext window;
  private final EditingSession editing;
  private final Notes notes;
  private final Consumer<HexId> board;
  private final Consumer<String> refused;

  /**
   * @param board shows a hex on the board
   * @param refused says why a note cannot be shown
   */
  NoteActions(
      WindowContext window,
      EditingSession editing,
      Notes notes,
      Consumer<HexId> board,
      Consumer<String> refused) {
    this.window = window;
    this.editing = editing;
    this.notes = notes;
    this.board = board;
    this.refused = refused;
  }

  /** Opens the note on the thing under the cursor, otherwise on this moment of the game. */
  void note() {
    NoteOwner.focused().ifPresentOrElse(this::edit, this::noteMoment);
  }

  /** Opens the note on this moment of the game. */
  void noteMoment() {
    edit(notes.moment(window.workshop().now().play().map(GameHistory::at).orElse(0)));
  }

  /** Opens a note. */
  void edit(NoteSubject on) {
    NoteCard.open(window.frame().getRootPane(), notes, on);
  }

  /** Shows what a note is on. */
  void go(NoteSubject on) {
    if (on.isHex()) board.accept(HexId.of(on.name()));
    else if (on.isMoment()) goToMoment(on);
    else written(on).map(YamlNode::place).ifPresent(window.host()::show);
  }

  /** Goes to a moment, on another branch of the game if it is there. */
  private void goToMoment(NoteSubject on) {
    if (!notes.isHere(on)) {
      Optional<String> line = notes.line(on);
      if (line.isEmpty()) {
        refused.accept(UiWords.of("notes.gone"));
        return;
      }
      window.workshop().branches().goTo(line.get());
    }
    window.workshop().goTo(on.actions());
  }

  private Optional<YamlNode> written(NoteSubject on) {
    Optional<YamlNode> node = editing.reading().map(Loaded::read).flatMap(read -> read.tree());
    for (String name : on.inDesign().names())
      node =
          node.filter(MapNode.class::isInstance)
              .flatMap(map -> ((MapNode) map).entry(name))
              .map(MapNode.Entry::value);
    return node;
  }
}
