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
  private record Step(
      Object gesture, EditSummary does, Map<Document, String> before, Map<Document, String> after) {
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
   * What undo or redo did.
   *
   * @param any whether a text has changed
   * @param what the edit of the map that was taken back or made again; empty for typing in its file
   */
  record Passed(boolean any, Optional<EditSummary> what) {}

  /**
   * @param does what the edit does
   * @param before the texts of the edited files
   */
  void add(Object gesture, EditSummary does, Map<Document, String> before) {
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
      done.push(new Step(gesture, first.does().with(does), earliest, latest));
    } else {
      done.push(new Step(gesture, does, Map.copyOf(before), after));
    }
    undone.clear();
  }

  /** The edit of the map that undo would take back. */
  Optional<EditSummary> last() {
    return Optional.ofNullable(done.peek()).filter(Step::stands).map(Step::does);
  }

  /** The edit of the map that redo would make again. */
  Optional<EditSummary> next() {
    return Optional.ofNullable(undone.peek()).filter(Step::wentBack).map(Step::does);
  }

  /** Undoes the last edit on the map, or the edits made to its file since. */
  Passed undo(Optional<Document> file) {
    return pass(done, undone, Step::stands, file.filter(Document::canUndo), documents::undo);
  }

  /** Redoes the last undone edit. */
  Passed redo(Optional<Document> file) {
    return pass(undone, done, Step::wentBack, file.filter(Document::canRedo), documents::redo);
  }

  /**
   * Changes the files of a step together; if they have been edited since, changes only the one
   * file.
   */
  private static Passed pass(
      Deque<Step> from,
      Deque<Step> to,
      Predicate<Step> stands,
      Optional<Document> alone,
      Consumer<Document> change) {
    if (from.isEmpty() || !stands.test(from.peek())) {
      alone.ifPresent(change);
      return new Passed(alone.isPresent(), Optional.empty());
    }
    Step step = from.pop();
    step.before().keySet().forEach(change);
    to.push(step);
    return new Passed(true, Optional.of(step.does()));
  }
}
