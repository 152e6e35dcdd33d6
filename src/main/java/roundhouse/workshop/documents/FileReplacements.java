package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import roundhouse.edit.Document;
import roundhouse.edit.RefusedEdit;
import roundhouse.workshop.files.ThreadFaults;

/**
 * Replaces the texts of several files; an edit of a file that is not to be edited is held.
 *
 * @param open opens a file
 * @param holding takes the edits of files that are not to be edited
 * @param joint knows the files that undo takes back together
 * @param failed takes a sentence about texts that cannot be replaced
 */
record FileReplacements(
    Function<Path, CompletableFuture<Document>> open,
    ReadOnlyEditing holding,
    JointEdits joint,
    Consumer<String> failed) {

  /**
   * Opens the files and replaces their texts, or none of them if one refuses its edit; then the
   * answer fails.
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
            })
        .whenComplete((_, fault) -> tell(fault));
  }

  private void tell(Throwable fault) {
    Throwable cause = fault instanceof CompletionException ? fault.getCause() : fault;
    if (cause instanceof RefusedEdit refused) failed.accept(refused.getMessage());
    else if (cause != null) ThreadFaults.report(cause);
  }

  private void replace(Map<Document, UnaryOperator<String>> edits, boolean together, Change saved) {
    var before = new LinkedHashMap<Document, String>();
    var after = new LinkedHashMap<Document, String>();
    edits.forEach((document, edit) -> after.put(document, edit.apply(document.text())));
    after.forEach(
        (document, text) -> {
          if (document.readOnly()) holding.hold(HeldEdit.ofText(document, text));
          else before.put(document, document.text());
        });
    before
        .keySet()
        .forEach(document -> saved.make(document, each -> each.replace("", after.get(each))));
    if (together && before.size() > 1) joint.add(before);
  }

  /** How a document is changed. */
  interface Change {
    void make(Document document, Consumer<Document> change);
  }
}
