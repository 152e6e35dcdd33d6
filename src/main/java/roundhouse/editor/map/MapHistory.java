package roundhouse.editor.map;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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
      return after.entrySet().stream().allMatch(file -> file.getKey().text().equals(file.getValue()));
    }

    boolean wentBack() {
      return before.entrySet().stream().allMatch(file -> file.getKey().text().equals(file.getValue()));
    }
  }

  MapHistory(Drafts drafts) {
    this.drafts = drafts;
  }

  /** @param before the texts of the files that were edited */
  void add(Object gesture, Map<Document, String> before) {
    var after = new LinkedHashMap<Document, String>();
    before.keySet().forEach(document -> after.put(document, document.text()));
    boolean same = !done.isEmpty() && undone.isEmpty() && !"".equals(gesture) && done.peek().gesture().equals(gesture);
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
    if (done.isEmpty() || !done.peek().stands()) {
      Optional<Document> changed = file.filter(Document::canUndo);
      changed.ifPresent(drafts::undo);
      return changed.isPresent();
    }
    Step step = done.pop();
    step.before().keySet().forEach(drafts::undo);
    undone.push(step);
    return true;
  }

  boolean redo(Optional<Document> file) {
    if (undone.isEmpty() || !undone.peek().wentBack()) {
      Optional<Document> changed = file.filter(Document::canRedo);
      changed.ifPresent(drafts::redo);
      return changed.isPresent();
    }
    Step step = undone.pop();
    step.before().keySet().forEach(drafts::redo);
    done.push(step);
    return true;
  }
}
