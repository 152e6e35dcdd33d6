package roundhouse.editor;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import roundhouse.edit.Document;
import roundhouse.workshop.Drafts;

/**
 * Brings the text to the front in which two edits of the same lines do not go together, wherever
 * the edit here was made: there it is asked which is meant.
 */
final class Disagreements {
  private final Consumer<Path> show;
  private final Set<Document> shown = new HashSet<>();

  /**
   * @param show brings the text of a file to the front
   */
  Disagreements(Drafts drafts, Consumer<Path> show) {
    this.show = show;
    drafts.listen(change -> look(change.document()));
  }

  private void look(Document document) {
    if (!document.conflict()) shown.remove(document);
    else if (shown.add(document)) show.accept(document.file());
  }
}
