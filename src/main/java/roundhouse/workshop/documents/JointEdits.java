package roundhouse.workshop.documents;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import roundhouse.edit.Document;

/**
 * Edits that changed several files together, such as a renaming, so that undo takes back all of
 * them.
 */
final class JointEdits {
  private final Deque<Step> done = new ArrayDeque<>();
  private final Deque<Step> undone = new ArrayDeque<>();

  private record Step(Map<Document, String> before, Map<Document, String> after) {
    private boolean has(Document document, Map<Document, String> texts) {
      return texts.containsKey(document)
          && texts.entrySet().stream()
              .allMatch(file -> file.getKey().text().equals(file.getValue()));
    }
  }

  /**
   * Notes an edit of several files.
   *
   * @param before their texts without it
   */
  void add(Map<Document, String> before) {
    var after = new LinkedHashMap<Document, String>();
    before.keySet().forEach(document -> after.put(document, document.text()));
    done.push(new Step(Map.copyOf(before), after));
    undone.clear();
  }

  /** Undoes what was done last in a document, in all files that were changed with it. */
  void undo(Document document, Consumer<Document> undo) {
    Step last = done.peek();
    boolean joint = last != null && last.has(document, last.after());
    if (joint) undone.push(done.pop());
    each(document, joint ? List.copyOf(last.after().keySet()) : List.of(), undo);
  }

  /** Repeats what was undone last in a document, in all files that were changed with it. */
  void redo(Document document, Consumer<Document> redo) {
    Step next = undone.peek();
    boolean joint = next != null && next.has(document, next.before());
    if (joint) done.push(undone.pop());
    each(document, joint ? List.copyOf(next.before().keySet()) : List.of(), redo);
  }

  private static void each(Document document, List<Document> joint, Consumer<Document> change) {
    if (joint.isEmpty()) change.accept(document);
    else joint.forEach(change);
  }
}
