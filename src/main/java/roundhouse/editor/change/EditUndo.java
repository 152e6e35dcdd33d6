package roundhouse.editor.change;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.EditOrder;

/**
 * Undo and redo of the edits of the design, wherever in the window they were made.
 *
 * @param say shows a message, and whether it is an alarm
 */
public record EditUndo(EditOrder edits, BiConsumer<String, Boolean> say) {

  public void undo() {
    tell("edits.undone", edits.undo(), "edits.none-to-undo");
  }

  public void redo() {
    tell("edits.redone", edits.redo(), "edits.none-to-redo");
  }

  private void tell(String done, Optional<Path> file, String otherwise) {
    String says =
        file.map(in -> UiWords.of(done, in.getParent().getFileName() + "/" + in.getFileName()))
            .orElseGet(() -> UiWords.of(otherwise));
    say.accept(says, file.isEmpty());
  }
}
