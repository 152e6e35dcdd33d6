package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import roundhouse.edit.Document;
import roundhouse.edit.EditableText;

/** Undoes and redoes edits in the order in which they were made, whichever file they are in. */
public record EditOrder(OpenDocuments documents) {

  /** Undoes what was edited last, and tells in which file; empty if there is nothing to undo. */
  public Optional<Path> undo() {
    Optional<Document> last =
        documents.documents().stream()
            .filter(EditableText::canUndo)
            .max(Comparator.comparingLong(EditableText::lastMade));
    last.ifPresent(documents::undo);
    return last.map(Document::file);
  }

  /** Repeats what was undone last, and tells in which file; empty if there is nothing to repeat. */
  public Optional<Path> redo() {
    Optional<Document> next =
        documents.documents().stream()
            .filter(EditableText::canRedo)
            .min(Comparator.comparingLong(EditableText::nextMade));
    next.ifPresent(documents::redo);
    return next.map(Document::file);
  }
}
