package roundhouse.edit;

import java.nio.file.Path;
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

  /** When the step was made that undo reverts, to compare texts; there must be one. */
  public long lastMade() {
    return history.lastMade();
  }

  /** When the step was made that redo repeats; there must be one. */
  public long nextMade() {
    return history.nextMade();
  }

  /** Reverts the last step. */
  public void undo() {
    if (history.canUndo()) change(history.undo(), "");
  }

  /** Repeats the step that was reverted last. */
  public void redo() {
    if (history.canRedo()) change(history.redo(), "");
  }
}
