package roundhouse.editor.map;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import roundhouse.edit.Document;
import roundhouse.workshop.Drafts;

/** What was done on the map in several files at once, so that it is taken back in all of them. */
final class MapHistory {
  private final Drafts drafts;
  private final Deque<Step> done = new ArrayDeque<>();
  private final Deque<Step> undone = new ArrayDeque<>();

  /** The texts of the files before and after. */
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

  MapHistory(Drafts drafts) {
    this.drafts = drafts;
  }

  /**
   * @param before the texts of the files that were edited
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
   * Takes back the last thing done on the map, or what was done since to its file.
   *
   * @return whether anything was
   */
  boolean undo(Optional<Document> file) {
    return pass(done, undone, Step::stands, file.filter(Document::canUndo), drafts::undo);
  }

  /** The same for what was taken back last. */
  boolean redo(Optional<Document> file) {
    return pass(undone, done, Step::wentBack, file.filter(Document::canRedo), drafts::redo);
  }

  /**
   * The files of a step change together, unless they have been edited since; then the one file
   * changes alone.
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
