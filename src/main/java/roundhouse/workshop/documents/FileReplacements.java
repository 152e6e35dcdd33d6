package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import roundhouse.edit.Document;

/**
 * Replaces the texts of several files; an edit of a file that is not to be edited is held.
 *
 * @param open opens a file
 * @param holding takes the edits of files that are not to be edited
 * @param joint knows the files that undo takes back together
 */
record FileReplacements(
    Function<Path, CompletableFuture<Document>> open, EditHolding holding, JointEdits joint) {

  /**
   * Opens the files and replaces their texts.
   *
   * @param together whether undo in one takes all of them back
   * @param saved makes a change of a document, and saves it if all before was saved
   */
  CompletableFuture<Void> make(
      Map<Path, ? extends UnaryOperator<String>> wanted, boolean together, Change saved) {
    var opened = new LinkedHashMap<CompletableFuture<Document>, UnaryOperator<String>>();
    wanted.forEach((file, edit) -> opened.put(open.apply(file), edit));
    return CompletableFuture.allOf(opened.keySet().toArray(CompletableFuture[]::new))
        .thenRun(
            () -> {
              var edits = new LinkedHashMap<Document, UnaryOperator<String>>();
              opened.forEach((document, edit) -> edits.put(document.join(), edit));
              replace(edits, together, saved);
            });
  }

  private void replace(Map<Document, UnaryOperator<String>> edits, boolean together, Change saved) {
    var before = new LinkedHashMap<Document, String>();
    edits.forEach(
        (document, edit) -> {
          if (document.readOnly())
            holding.hold(HeldEdit.ofText(document, edit.apply(document.text())));
          else before.put(document, document.text());
        });
    before.forEach(
        (document, text) ->
            saved.make(document, each -> each.replace("", edits.get(each).apply(text))));
    if (together && before.size() > 1) joint.add(before);
  }

  /** How a document is changed. */
  interface Change {
    void make(Document document, Consumer<Document> change);
  }
}
