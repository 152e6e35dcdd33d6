package roundhouse.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The undo history of a text. Continuous typing, or one drag, is a single step. */
final class EditHistory {
  private final Deque<Step> done = new ArrayDeque<>();
  private final Deque<Step> undone = new ArrayDeque<>();

  /**
   * @param made when, on a clock that all texts share
   */
  private record Step(Object gesture, List<TextEdit> edits, long made) {}

  /**
   * Records an edit.
   *
   * @param gesture as in {@link Document#edit}
   */
  void add(TextEdit edit, Object gesture) {
    boolean same =
        !done.isEmpty()
            && undone.isEmpty()
            && (goesOn(done.peek().gesture(), gesture) || types(edit, gesture));
    undone.clear();
    if (same && types(edit, gesture)) done.push(typed(done.pop(), edit));
    else if (same) done.peek().edits().add(edit);
    else done.push(new Step(gesture, new ArrayList<>(List.of(edit)), System.nanoTime()));
  }

  private static boolean goesOn(Object before, Object now) {
    return !"".equals(now) && before.equals(now);
  }

  private boolean types(TextEdit edit, Object gesture) {
    List<TextEdit> last = done.peek().edits();
    return !"".equals(gesture) && last.size() == 1 && last.getFirst().continuedBy(edit);
  }

  private static Step typed(Step last, TextEdit edit) {
    List<TextEdit> together = new ArrayList<>(List.of(last.edits().getFirst().then(edit)));
    return new Step(last.gesture(), together, last.made());
  }

  boolean canUndo() {
    return !done.isEmpty();
  }

  boolean canRedo() {
    return !undone.isEmpty();
  }

  /** When the step was made that undo reverts, on a clock that all texts share. */
  long lastMade() {
    return done.getFirst().made();
  }

  /** When the step was made that redo repeats. */
  long nextMade() {
    return undone.getFirst().made();
  }

  /** The edits that revert the last step, which can then be redone. */
  List<TextEdit> undo() {
    Step step = done.pop();
    undone.push(step);
    return step.edits().reversed().stream().map(TextEdit::inverse).toList();
  }

  /** The edits of the step that was reverted last. */
  List<TextEdit> redo() {
    Step step = undone.pop();
    done.push(step);
    return List.copyOf(step.edits());
  }
}
