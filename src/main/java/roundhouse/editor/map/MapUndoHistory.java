package roundhouse.editor.map;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import roundhouse.edit.Document;
import roundhouse.workshop.documents.OpenDocuments;

/**
 * The edits of the map that changed several files at once, so that they are undone in all of them.
 */
final class MapUndoHistory {
  private final OpenDocuments documents;
  private final Deque<Step> done = new ArrayDeque<>();
  private final Deque<Step> undone = new ArrayDeque<>();

  /** The texts of the files before and after an edit. */
  private record Step(Object gesture, Map<Document, String> before, Map<Document, String> after) {
    boolean stands() {
      return after.entrySet().stream()
          .allMatch(file -> file.getKey().text().equals(file.getValue()));
    }

    boolean wentBack() {
      return before.entrySet().stream()
          .allMatch(file -> file.getKey().text().equals(file.getValue()));
    }
  }

  MapUndoHistory(OpenDocuments documents) {
    this.documents = documents;
  }

  /**
   * @param before the texts of the edited files
   */
  void add(Object gesture, Map<Document, String> before) {
    var after = new LinkedHashMap<Document, String>();
    before.keySet().forEach(document -> after.put(document, document.text()));
    boolean same =
        !done.isEmpty()
            && undone.isEmpty()
            && !"".equals(gesture)
            && done.peek().gesture().equals(gesture);
    if (same) {
      Step first = done.pop();
      var earliest = new LinkedHashMap<>(before);
      earliest.putAll(first.before());
      var latest = new LinkedHashMap<>(first.after());
      latest.putAll(after);
      done.push(new Step(gesture, earliest, latest));
    } else {
      done.push(new Step(gesture, Map.copyOf(before), after));
    }
    undone.clear();
  }

  /**
   * Undoes the last edit on the map, or the edits made to its file since.
   *
   * @return whether there was any
   */
  boolean undo(Optional<Document> file) {
    return pass(done, undone, Step::stands, file.filter(Document::canUndo), documents::undo);
  }

  /**
   * Redoes the last undone edit.
   *
   * @return whether there was any
   */
  boolean redo(Optional<Document> file) {
    return pass(undone, done, Step::wentBack, file.filter(Document::canRedo), documents::redo);
  }

  /**
   * Changes the files of a step together; if they have been edited since, changes only the one
   * file.
   */
  private static boolean pass(
      Deque<Step> from,
      Deque<Step> to,
      Predicate<Step> stands,
      Optional<Document> alone,
      Consumer<Document> change) {
    if (from.isEmpty() || !stands.test(from.peek())) {
      alone.ifPresent(change);
      return alone.isPresent();
    }
    Step step = from.pop();
    step.before().keySet().forEach(change);
    to.push(step);
    return true;
  }
}
