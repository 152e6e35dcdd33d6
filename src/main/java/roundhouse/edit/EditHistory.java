package roundhouse.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The steps in which a text was edited, taken back and made again; what is typed on, or dragged on,
 * is one step.
 */
final class EditHistory {
  private final Deque<Step> done = new ArrayDeque<>();
  private final Deque<Step> undone = new ArrayDeque<>();

  private record Step(Object gesture, List<TextEdit> edits) {}

  /**
   * Notes an edit that was made.
   *
   * @param gesture as of {@link Document#edit}
   */
  void add(TextEdit edit, Object gesture) {
    boolean same =
        !done.isEmpty()
            && undone.isEmpty()
            && (goesOn(done.peek().gesture(), gesture) || types(edit, gesture));
    undone.clear();
    if (same && types(edit, gesture)) done.push(typed(done.pop(), edit));
    else if (same) done.peek().edits().add(edit);
    else done.push(new Step(gesture, new ArrayList<>(List.of(edit))));
  }

  private static boolean goesOn(Object before, Object now) {
    return !"".equals(now) && before.equals(now);
  }

  private boolean types(TextEdit edit, Object gesture) {
    List<TextEdit> last = done.peek().edits();
    return !"".equals(gesture) && last.size() == 1 && last.getFirst().continuedBy(edit);
  }

  private static Step typed(Step last, TextEdit edit) {
    return new Step(last.gesture(), new ArrayList<>(List.of(last.edits().getFirst().then(edit))));
  }

  boolean canUndo() {
    return !done.isEmpty();
  }

  boolean canRedo() {
    return !undone.isEmpty();
  }

  /** The edits that take the last step back, which is one of those to be made again from now on. */
  List<TextEdit> undo() {
    Step step = done.pop();
    undone.push(step);
    return step.edits().reversed().stream().map(TextEdit::inverse).toList();
  }

  /** The edits of the step that was taken back last. */
  List<TextEdit> redo() {
    Step step = undone.pop();
    done.push(step);
    return List.copyOf(step.edits());
  }
}
