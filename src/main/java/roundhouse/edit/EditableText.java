package roundhouse.edit;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A text with its undo history, edited by its characters or by its values. Undo reverts the last
 * edit, whichever view made it.
 */
public abstract class EditableText {
  private final EditHistory history = new EditHistory();
  private String text;
  private long version;

  EditableText(String text) {
    this.text = text;
  }

  /** The file of the text. */
  public abstract Path file();

  /** Why the text may not be edited now, if it may not. */
  abstract Optional<String> refusal();

  /** Reports a change to the views of the text. */
  abstract void tell(List<TextEdit> edits, Object by);

  public String text() {
    return text;
  }

  /** Increases with every change of the text. */
  public long version() {
    return version;
  }

  /** The text by its values; refused if it is broken. */
  public YamlText yaml() {
    return DesignFiles.read(file(), text);
  }

  /** The value at a path; empty if the text is not valid YAML. */
  public Optional<YamlValue> at(ValuePath path) {
    try {
      return yaml().at(path);
    } catch (RefusedEdit broken) {
      return Optional.empty();
    }
  }

  /** Sets a word at a path; returns the reason if it cannot. */
  public Optional<String> set(ValuePath path, String word) {
    return edit("", yaml -> yaml.set(path, word));
  }

  public Optional<String> set(ValuePath path, YamlValue value) {
    return edit("", yaml -> yaml.set(path, value));
  }

  public Optional<String> remove(ValuePath path) {
    return edit("", yaml -> yaml.remove(path));
  }

  /**
   * Applies edits as one step of the undo history.
   *
   * @param gesture consecutive steps of one gesture, such as a drag, are undone together; "" for
   *     none
   * @return the reason if the edits cannot be made; the text is then unchanged
   */
  public Optional<String> edit(Object gesture, UnaryOperator<YamlText> edits) {
    Optional<String> refused = refusal();
    if (refused.isPresent()) return refused;
    try {
      replace(gesture, edits.apply(yaml()).text());
      return Optional.empty();
    } catch (RefusedEdit impossible) {
      return Optional.of(impossible.getMessage());
    }
  }

  /** Replaces the text, as one step. */
  public void replace(Object gesture, String other) {
    TextEdit edit = TextEdit.between(text, other);
    if (!edit.isEmpty()) apply(edit, gesture, "");
  }

  /**
   * Applies an edit of the text.
   *
   * @param by who made it and shows it already
   * @throws IllegalStateException where the text may not be edited
   */
  public void apply(TextEdit edit, Object gesture, Object by) {
    if (refusal().isPresent()) throw new IllegalStateException(file() + " may not be edited");
    history.add(edit, gesture);
    change(List.of(edit), by);
  }

  private void change(List<TextEdit> edits, Object by) {
    for (TextEdit edit : edits) text = edit.apply(text);
    version++;
    tell(edits, by);
  }

  /** Has undo go back to an earlier text: the edit since was made where this text came from. */
  public void remember(String before) {
    TextEdit edit = TextEdit.between(before, text);
    if (!edit.isEmpty()) history.add(edit, "");
  }

  public boolean canUndo() {
    return history.canUndo();
  }

  public boolean canRedo() {
    return history.canRedo();
  }

  /**
   * The last edit of the step that undo reverts; empty if there is none.
   *
   * @param again of the step that redo repeats instead
   */
  public Optional<TextEdit> lastEdit(boolean again) {
    return history.last(again);
  }

  /** When the step was made that undo reverts, to compare texts; there must be one. */
  public long lastMade() {
    return history.lastMade();
  }

  /** When the step was made that redo repeats; there must be one. */
  public long nextMade() {
    return history.nextMade();
  }

  /** Whether the step that undo reverts is one of a gesture. */
  public boolean isLastStep(Object gesture) {
    return history.isLast(gesture);
  }

  /** Reverts the last step. */
  public void undo() {
    if (history.canUndo()) change(history.undo(), "");
  }

  /** Repeats the step that was reverted last. */
  public void redo() {
    if (history.canRedo()) change(history.redo(), "");
  }

  /** The undo history of a text. Continuous typing, or one drag, is a single step. */
  private static final class EditHistory {
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

    boolean isLast(Object gesture) {
      return canUndo() && done.peek().gesture().equals(gesture);
    }

    /** The last edit that undo reverts, or that redo repeats. */
    Optional<TextEdit> last(boolean again) {
      return Optional.ofNullable((again ? undone : done).peek())
          .map(step -> step.edits().getLast());
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
}
