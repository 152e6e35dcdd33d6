package roundhouse.editor.text;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import roundhouse.edit.Document;
import roundhouse.workshop.documents.OpenDocuments;

/**
 * Brings a text to the front when an edit of it conflicts with a change on disk, so that the user
 * can choose between the two.
 */
public final class ConflictRevealer {
  private final Consumer<Path> show;
  private final Set<Document> shown = new HashSet<>();

  /**
   * @param show brings the text of a file to the front
   */
  public ConflictRevealer(OpenDocuments documents, Consumer<Path> show) {
    this.show = show;
    documents.listen(change -> look(change.document()));
  }

  private void look(Document document) {
    if (!document.hasConflict()) shown.remove(document);
    else if (shown.add(document)) show.accept(document.file());
  }
}
