package roundhouse.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jgit.merge.MergeAlgorithm;
import org.eclipse.jgit.merge.MergeChunk;
import roundhouse.files.LineSequence;

/**
 * A file that is being edited: its text, its versions here and on disk, and its listeners. Text and
 * pictures are views of the same document; each hears at once of changes made in another. Belongs
 * to one thread.
 */
public final class Document extends EditableText {
  private final Path file;
  private final List<Consumer<Change>> listeners = new CopyOnWriteArrayList<>();
  private final Function<FileText, Optional<String>> fixed;
  private DiskState disk;
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
    super(saved.text());
    this.file = file;
    this.disk = DiskState.holding(saved);
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

  @Override
  public Path file() {
    return file;
  }

  /** Calls the listener on every change, on the thread of the document. */
  public void addListener(Consumer<Change> listener) {
    listeners.add(listener);
  }

  public void removeListener(Consumer<Change> listener) {
    listeners.remove(listener);
  }

  /** Whether the text may not be edited here; changes by other programs are still adopted. */
  public boolean readOnly() {
    return readOnly.isPresent();
  }

  @Override
  Optional<String> refusal() {
    return readOnly;
  }

  @Override
  void tell(List<TextEdit> edits, Object by) {
    var change = new Change(this, edits, by);
    listeners.forEach(listener -> listener.accept(change));
  }

  /** Whether the text differs from the file as last read or written here. */
  public boolean dirty() {
    return !text().equals(disk.ours().text());
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
    return disk.ours().with(text());
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
    Optional<String> merged = ThreeWayMerge.merge(disk.ours().text(), text(), found.text());
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

  /**
   * What is known about the file of a document.
   *
   * @param ours the version that the text is based on, as last read or written here
   * @param theirs the current version
   * @param conflict whether the text and the current version changed in the same place
   */
  private record DiskState(FileText ours, FileText theirs, boolean conflict) {

    /** The file has the version that the text is based on. */
    static DiskState holding(FileText text) {
      return new DiskState(text, text, false);
    }

    /** Whether this is the known current version. */
    boolean holds(FileText found) {
      return found.raw().equals(theirs.raw());
    }

    /** The file has a new version that conflicts with the text. */
    DiskState conflicting(FileText found) {
      return new DiskState(ours, found, true);
    }

    /** The text is based on an old version and conflicts with the current one. */
    DiskState conflictingSince(String base) {
      return new DiskState(theirs.with(base), theirs, true);
    }

    /** The conflict is resolved. */
    DiskState settled() {
      return holding(theirs);
    }
  }

  /** Merges two edits of one text if they are in different places. */
  public static final class ThreeWayMerge {
    private ThreeWayMerge() {}

    /**
     * The text with the edits of both. Lines that both changed alike are changed once; empty if
     * they changed the same line or neighbouring ones to different texts.
     */
    public static Optional<String> merge(String base, String mine, String theirs) {
      var merge =
          new MergeAlgorithm()
              .merge(LineSequence.SAME_TEXT, lines(base), lines(mine), lines(theirs));
      if (merge.containsConflicts()) return Optional.empty();
      var merged = new ArrayList<String>();
      for (MergeChunk chunk : merge) {
        List<String> from = merge.getSequences().get(chunk.getSequenceIndex()).lines();
        merged.addAll(from.subList(chunk.getBegin(), chunk.getEnd()));
      }
      return Optional.of(String.join("\n", merged));
    }

    private static LineSequence lines(String text) {
      return new LineSequence(List.of(text.split("\n", -1)));
    }
  }
}
