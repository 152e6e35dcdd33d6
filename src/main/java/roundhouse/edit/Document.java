package roundhouse.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A file that is being edited: its text, its undo history and its listeners. Text and pictures are
 * views of the same document: each hears at once of changes made in another, and undo reverts the
 * last edit wherever it was made. Belongs to one thread.
 */
public final class Document {
  private final Path file;
  private final List<Consumer<Change>> listeners = new CopyOnWriteArrayList<>();
  private final EditHistory history = new EditHistory();
  private final Function<FileText, Optional<String>> fixed;
  private DiskState disk;
  private String text;
  private long version;
  private Optional<String> readOnly;

  /**
   * @param saved content of the file
   */
  public Document(Path file, FileText saved) {
    this(file, saved, _ -> Optional.empty());
  }

  /**
   * @param saved what the file holds
   * @param fixed why the file may not be edited while it holds that, if it may not
   */
  public Document(Path file, FileText saved, Function<FileText, Optional<String>> fixed) {
    this.file = file;
    this.disk = DiskState.holding(saved);
    this.text = saved.text();
    this.fixed = fixed;
    this.readOnly = fixed.apply(saved);
  }

  /**
   * A change of a document.
   *
   * @param edits of the text, in order; none if only the state of the file changed
   * @param by the view that made them; "" for undo and for changes of the file
   */
  public record Change(Document document, List<TextEdit> edits, Object by) {}

  public Path file() {
    return file;
  }

  public String text() {
    return text;
  }

  /** Increases with every change of the text. */
  public long version() {
    return version;
  }

  /** Calls the listener on every change, on the thread of the document. */
  public void addListener(Consumer<Change> listener) {
    listeners.add(listener);
  }

  public void removeListener(Consumer<Change> listener) {
    listeners.remove(listener);
  }

  /** Whether nothing here may edit the text; what somebody else writes is taken over. */
  public boolean readOnly() {
    return readOnly.isPresent();
  }

  /** The text by its values; refused where it is broken. */
  public YamlText yaml() {
    return DesignFiles.read(file, text);
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
    if (readOnly.isPresent()) return readOnly;
    try {
      replace(gesture, edits.apply(yaml()).text());
      return Optional.empty();
    } catch (RefusedEdit refused) {
      return Optional.of(refused.getMessage());
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
    if (readOnly()) throw new IllegalStateException(file + " may not be edited");
    history.add(edit, gesture);
    change(List.of(edit), by);
  }

  private void change(List<TextEdit> edits, Object by) {
    for (TextEdit edit : edits) text = edit.apply(text);
    version++;
    tell(edits, by);
  }

  private void tell(List<TextEdit> edits, Object by) {
    var change = new Change(this, edits, by);
    listeners.forEach(listener -> listener.accept(change));
  }

  public boolean canUndo() {
    return history.canUndo();
  }

  public boolean canRedo() {
    return history.canRedo();
  }

  /** Reverts the last step. */
  public void undo() {
    if (history.canUndo()) change(history.undo(), "");
  }

  /** Repeats the step that was reverted last. */
  public void redo() {
    if (history.canRedo()) change(history.redo(), "");
  }

  /** Whether the text differs from the file as last read or written here. */
  public boolean dirty() {
    return !text.equals(disk.ours().text());
  }

  /** Content of the file when it was last read or written here. */
  public FileText saved() {
    return disk.ours();
  }

  /** Last known content of the file. */
  public FileText onDisk() {
    return disk.theirs();
  }

  /** The text as it will be written. */
  public FileText toSave() {
    return disk.ours().with(text);
  }

  /** Notes that the file now has this content. */
  public void markSaved(FileText written) {
    found(DiskState.holding(written));
  }

  /**
   * Whether the file and this text changed in the same place, and the conflict is not yet resolved.
   */
  public boolean hasConflict() {
    return disk.conflict();
  }

  /**
   * Handles a change of the file by another program: adopts it, merges it with unsaved edits, or
   * notes a conflict.
   */
  public void changedOutside(FileText found) {
    if (disk.holds(found)) return;
    readOnly = Optional.empty();
    Optional<String> merged = ThreeWayMerge.merge(disk.ours().text(), text, found.text());
    disk = merged.isPresent() ? DiskState.holding(found) : disk.conflicting(found);
    merged.ifPresent(together -> replace("", together));
    readOnly = fixed.apply(found);
    tell(List.of(), "");
  }

  /**
   * Restores unsaved text of an earlier session: merges it with the current file, or notes a
   * conflict.
   *
   * @param base content of the file when the text was typed
   */
  public void recover(String base, String typed) {
    readOnly = Optional.empty();
    FileText found = disk.theirs();
    Optional<String> merged = ThreeWayMerge.merge(base, typed, found.text());
    if (merged.isEmpty()) disk = disk.conflictingSince(base);
    replace("", merged.orElse(typed));
    tell(List.of(), "");
  }

  /** Resolves a conflict in favour of the file. */
  public void takeTheirs() {
    disk = disk.settled();
    replace("", disk.ours().text());
    tell(List.of(), "");
  }

  /** Resolves a conflict in favour of this text. */
  public void keepMine() {
    found(disk.settled());
  }

  private void found(DiskState now) {
    disk = now;
    tell(List.of(), "");
  }
}
