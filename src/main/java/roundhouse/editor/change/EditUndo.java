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

  /** Undoes the last edit. */
  public void undo() {
    tell(
        edits.undo().map(file -> UiWords.of("edits.undone", named(file))),
        UiWords.of("edits.none-to-undo"));
  }

  /** Redoes the last edit that was undone. */
  public void redo() {
    tell(
        edits.redo().map(file -> UiWords.of("edits.redone", named(file))),
        UiWords.of("edits.none-to-redo"));
  }

  private void tell(Optional<String> done, String otherwise) {
    say.accept(done.orElse(otherwise), done.isEmpty());
  }

  private static String named(Path file) {
    return file.getParent().getFileName() + "/" + file.getFileName();
  }
}
