package roundhouse.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A file that is being edited: its text, the history of its edits, and one signal. Text and
 * pictures are views of the same document; what one changes the others hear of at once, and undo
 * takes back the last edit whoever made it. Belongs to one thread.
 */
public final class Document {
  private final Path file;
  private final List<Consumer<Change>> listeners = new CopyOnWriteArrayList<>();
  private final EditHistory history = new EditHistory();
  private final Function<FileText, Optional<String>> fixed;
  private OnDisk disk;
  private String text;
  private long version;
  private Optional<String> readOnly;

  /**
   * @param saved what the file holds
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
    this.disk = OnDisk.holding(saved);
    this.text = saved.text();
    this.fixed = fixed;
    this.readOnly = fixed.apply(saved);
  }

  /**
   * What has happened to a document.
   *
   * @param edits of its text, in order; none when only the file was written
   * @param by who made them, "" for undo and for the file
   */
  public record Change(Document document, List<TextEdit> edits, Object by) {}

  public Path file() {
    return file;
  }

  public String text() {
    return text;
  }

  /** Another number for every other text. */
  public long version() {
    return version;
  }

  /** Has every change told, on the thread of the document. */
  public void listen(Consumer<Change> listener) {
    listeners.add(listener);
  }

  public void ignore(Consumer<Change> listener) {
    listeners.remove(listener);
  }

  /** Whether nothing here may edit the text; what somebody else writes is taken over. */
  public boolean readOnly() {
    return readOnly.isPresent();
  }

  /** The text by its values; refused where it is broken. */
  public YamlText yaml() {
    return Parts.read(file, text);
  }

  /** What stands at a path; nothing where the text is broken. */
  public Optional<Value> at(ValuePath path) {
    try {
      return yaml().at(path);
    } catch (RefusedEdit broken) {
      return Optional.empty();
    }
  }

  /** Sets a word at a path, and says why it cannot, if it cannot. */
  public Optional<String> set(ValuePath path, String word) {
    return edit("", yaml -> yaml.set(path, word));
  }

  public Optional<String> set(ValuePath path, Value value) {
    return edit("", yaml -> yaml.set(path, value));
  }

  public Optional<String> remove(ValuePath path) {
    return edit("", yaml -> yaml.remove(path));
  }

  /**
   * Makes edits as one step of the history.
   *
   * @param gesture steps of one gesture, as a drag, that follow each other are taken back together;
   *     "" for none
   * @return why it cannot be done, if it cannot; the text is then as it was
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

  /** Makes the text another one, as one step. */
  public void replace(Object gesture, String other) {
    TextEdit edit = TextEdit.between(text, other);
    if (!edit.isEmpty()) apply(edit, gesture, "");
  }

  /**
   * Makes an edit of the text.
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

  /** Takes the last step back. */
  public void undo() {
    if (history.canUndo()) change(history.undo(), "");
  }

  /** Makes the step again that was taken back last. */
  public void redo() {
    if (history.canRedo()) change(history.redo(), "");
  }

  /** Whether the file does not hold the text. */
  public boolean dirty() {
    return !text.equals(disk.ours().text());
  }

  /** What the file held when it was last read or written here. */
  public FileText saved() {
    return disk.ours();
  }

  /** What the file is known to hold, whoever wrote it. */
  public FileText onFile() {
    return disk.theirs();
  }

  /** The text as it is to be written. */
  public FileText toSave() {
    return disk.ours().with(text);
  }

  /** The file holds this by now. */
  public void savedAs(FileText written) {
    found(OnDisk.holding(written));
  }

  /**
   * Whether somebody else changed in the file what was changed here too, and nobody has said which
   * is meant.
   */
  public boolean conflict() {
    return disk.conflict();
  }

  /**
   * Somebody wrote the file: takes it over, brings it together with what was typed here, or leaves
   * it to be asked.
   */
  public void changedOutside(FileText found) {
    if (disk.holds(found)) return;
    readOnly = Optional.empty();
    Optional<String> merged = ThreeWay.merge(disk.ours().text(), text, found.text());
    disk = merged.isPresent() ? OnDisk.holding(found) : disk.against(found);
    merged.ifPresent(together -> replace("", together));
    readOnly = fixed.apply(found);
    tell(List.of(), "");
  }

  /**
   * Goes on with text that was typed and not saved before: brings it together with what the file
   * holds by now, or leaves it to be asked.
   *
   * @param base what the file held when that was typed
   */
  public void recover(String base, String typed) {
    readOnly = Optional.empty();
    FileText found = disk.theirs();
    Optional<String> merged = ThreeWay.merge(base, typed, found.text());
    if (merged.isEmpty()) disk = disk.since(base);
    replace("", merged.orElse(typed));
    tell(List.of(), "");
  }

  /** Of two edits in one place the file's counts. */
  public void takeTheirs() {
    disk = disk.settled();
    replace("", disk.ours().text());
    tell(List.of(), "");
  }

  /** Of two edits in one place the one made here counts. */
  public void keepMine() {
    found(disk.settled());
  }

  private void found(OnDisk now) {
    disk = now;
    tell(List.of(), "");
  }
}
