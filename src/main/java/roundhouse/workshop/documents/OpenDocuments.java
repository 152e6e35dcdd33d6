package roundhouse.workshop.documents;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import roundhouse.edit.Document;
import roundhouse.edit.FileText;
import roundhouse.edit.RefusedEdit;
import roundhouse.edit.YamlText;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.ThreadFaults;
import roundhouse.workshop.recovery.Recovery;

/**
 * The files that are being edited, as text and in pictures alike. Documents belong to one thread,
 * the home thread; call all methods there. Other threads read and write the files.
 */
public final class OpenDocuments {
  private final Consumer<String> failed;
  private final FileWorker disk;
  private final DocumentOpener opener;
  private final DocumentSaver saving;
  private final UnsavedTextKeeper keeping;
  private final OutsideChanges outside;
  private final Executor home;
  private final List<Consumer<Document.Change>> listeners = new CopyOnWriteArrayList<>();
  private Consumer<EditedTexts> onEdit = _ -> {};
  private Consumer<EditedTexts> onWritten = _ -> {};
  private boolean telling;
  private final JointEdits joint = new JointEdits();
  private Optional<Scrub> scrub = Optional.empty();
  private final ReadOnlyEditing holding = new ReadOnlyEditing();

  /** Any file may be edited. */
  public OpenDocuments(Recovery recovery, Executor home, Executor disk, Consumer<String> failed) {
    this(recovery, home, disk, failed, (_, _) -> false, (_, _) -> {});
  }

  /**
   * @param home the thread on which documents live
   * @param disk where files are read and written, one after the other
   * @param failed takes a sentence, on the home thread, about a file that cannot be read or written
   * @param fixed whether a file may not be edited while it holds a text
   * @param writing told, on the thread of the disk, what a file is about to hold
   */
  public OpenDocuments(
      Recovery recovery,
      Executor home,
      Executor disk,
      Consumer<String> failed,
      BiPredicate<Path, String> fixed,
      BiConsumer<Path, String> writing) {
    this.disk = new FileWorker(disk, home, failed);
    this.failed = failed;
    this.home = home;
    opener = new DocumentOpener(home, this.disk, fixed, this::tell);
    saving = new DocumentSaver(recovery, home, this.disk, failed, writing);
    keeping = new UnsavedTextKeeper(recovery, this.disk);
    outside = new OutsideChanges(home, this.disk);
  }

  /** Reports every change of any document. */
  public void listen(Consumer<Document.Change> listener) {
    listeners.add(listener);
  }

  /**
   * Reports the texts that differ from what their files hold.
   *
   * @param edited called after an edit or the beginning of a save; once after several of a moment
   * @param written called after texts were written
   */
  public void listenToTexts(Consumer<EditedTexts> edited, Consumer<EditedTexts> written) {
    onEdit = edited;
    onWritten = written;
  }

  private void tell(Document.Change change) {
    listeners.forEach(listener -> listener.accept(change));
    if (change.edits().isEmpty()) onWritten.accept(texts());
    else tellTexts();
  }

  /** Waits for the rest of what is being done: a value is saved after its edit. */
  private void tellTexts() {
    if (telling) return;
    telling = true;
    home.execute(
        () -> {
          telling = false;
          onEdit.accept(texts());
        });
  }

  public List<Document> documents() {
    return opener.documents();
  }

  /** The document of a file, if it has been opened. */
  public Optional<Document> document(Path file) {
    return opener.document(normalized(file));
  }

  static Path normalized(Path file) {
    return file.toAbsolutePath().normalize();
  }

  /**
   * Opens a file; a missing one is empty. The answer comes on the home thread; it is cancelled if
   * the file cannot be read, which is told.
   */
  public CompletableFuture<Document> open(Path file) {
    return opener.open(normalized(file));
  }

  /**
   * Edits a file by its values, whether it is open or not. The file is saved at once, so that the
   * game follows, unless it has unsaved text.
   *
   * @param gesture as of {@link Document#edit}
   */
  public void edit(Path file, Object gesture, UnaryOperator<YamlText> edits) {
    open(file)
        .thenAccept(
            document -> {
              boolean written = saving.holds(document);
              holding.edit(document, gesture, edits).ifPresent(failed);
              if (written) save(document);
            });
  }

  /** Begins a gesture that edits a file many times; one that has not ended yet ends. */
  public Scrub scrub(Path file) {
    scrub.ifPresent(Scrub::end);
    var begun = new Scrub(this, file, failed);
    scrub = Optional.of(begun);
    return begun;
  }

  /** Whether a gesture edits a file, so that what is written is not what stays. */
  public boolean scrubbing() {
    return scrub.isPresent();
  }

  /** Notes that a gesture has ended. */
  void ended(Scrub gesture) {
    if (scrub.filter(gesture::equals).isEmpty()) return;
    scrub = Optional.empty();
    onWritten.accept(texts());
  }

  /** Whether the file of a document holds its text, or will soon. */
  boolean written(Document document) {
    return saving.holds(document);
  }

  /** Drops the documents in a folder that is about to be deleted, with what is unsaved in them. */
  public void forget(Path folder) {
    Path gone = normalized(folder);
    List<Document> inside =
        documents().stream().filter(document -> document.file().startsWith(gone)).toList();
    keeping.discard(inside);
    opener.forget(inside);
    tellTexts();
  }

  /** Gives edits of files that are not to be edited to somebody who asks where to make them. */
  public void holdWith(Consumer<HeldEdit> asks) {
    holding.holdWith(asks);
  }

  /** Holds an edit of a file that is not to be edited. */
  public void hold(HeldEdit edit) {
    holding.hold(edit);
  }

  /**
   * Opens a file that was written with a held edit, which undo takes back.
   *
   * @param before the text without the edit; "" if the file was made for it
   */
  public void carried(Path file, String before) {
    if (before.isEmpty()) saving.made(normalized(file));
    open(file).thenAccept(document -> document.remember(before));
  }

  /**
   * Replaces the texts of files, as one step of undo for all of them or one for each. A file
   * without unsaved text is saved at once, so that the game follows; one that is not to be edited
   * is held.
   *
   * @param together whether undo in one file takes all of them back
   */
  public CompletableFuture<Void> replace(
      Map<Path, ? extends UnaryOperator<String>> wanted, boolean together) {
    return new FileReplacements(this::open, holding, joint, failed)
        .make(wanted, together, this::saved);
  }

  /** Undoes the last edit of a document, and saves it if everything before was saved. */
  public void undo(Document document) {
    joint.undo(document, each -> saved(each, Document::undo));
  }

  public void redo(Document document) {
    joint.redo(document, each -> saved(each, Document::redo));
  }

  /** Changes a document, and saves it if everything before was saved. */
  private void saved(Document document, Consumer<Document> change) {
    boolean written = saving.holds(document);
    change.accept(document);
    if (written) save(document);
  }

  /**
   * Writes a document to its file, unless the file holds it already. First it merges what another
   * program wrote there; where both changed the same lines it writes nothing and reports that.
   */
  public void save(Document document) {
    saving.save(document);
    tellTexts();
  }

  /**
   * Writes all documents before it returns, because the app is about to end; false if one could not
   * be written.
   */
  public boolean saveAllNow() {
    return documents().stream().filter(Document::dirty).allMatch(saving::saveNow);
  }

  /** The files that are being read or written, or that do not answer. */
  public Set<Path> busyFiles() {
    return disk.busy();
  }

  /** The texts that differ from what their files hold. */
  public EditedTexts texts() {
    var written = new HashMap<Path, String>();
    var typed = new HashMap<Path, String>();
    for (Document document : documents()) {
      Optional<FileText> beingWritten = saving.text(document);
      if (!document.dirty() && beingWritten.isEmpty()) continue;
      typed.put(document.file(), document.toSave().raw());
      beingWritten.ifPresent(text -> written.put(document.file(), text.raw()));
    }
    return new EditedTexts(written, typed);
  }

  /** Whether anything is not saved. */
  public boolean dirty() {
    return documents().stream().anyMatch(Document::dirty);
  }

  /** Checks whether other programs have written files. */
  public void checkFiles() {
    outside.check(documents());
  }

  /** Continues with text typed before a crash, merged with what its file now holds. */
  public CompletableFuture<Document> recover(Recovery.Unsaved unsaved) {
    return open(unsaved.path()).thenApply(document -> keeping.recover(document, unsaved));
  }

  /** Keeps unsaved text in case of a crash. */
  public void keepForRecovery() {
    keeping.keep(documents());
  }

  /** Discards unsaved text. */
  public void discardUnsaved() {
    keeping.discard(documents());
  }

  /**
   * Replaces the texts of several files; an edit of a file that is not to be edited is held.
   *
   * @param open opens a file
   * @param holding takes the edits of files that are not to be edited
   * @param joint knows the files that undo takes back together
   * @param failed takes a sentence about texts that cannot be replaced
   */
  private record FileReplacements(
      Function<Path, CompletableFuture<Document>> open,
      ReadOnlyEditing holding,
      JointEdits joint,
      Consumer<String> failed) {

    /**
     * Opens the files and replaces their texts, or none of them if one refuses its edit; then the
     * answer fails.
     *
     * @param together whether undo in one takes all of them back
     * @param saved makes a change of a document, and saves it if all before was saved
     */
    CompletableFuture<Void> make(
        Map<Path, ? extends UnaryOperator<String>> wanted, boolean together, Change saved) {
      var opened = new LinkedHashMap<CompletableFuture<Document>, UnaryOperator<String>>();
      wanted.forEach((file, edit) -> opened.put(open.apply(file), edit));
      return CompletableFuture.allOf(opened.keySet().toArray(CompletableFuture[]::new))
          .thenRun(
              () -> {
                var edits = new LinkedHashMap<Document, UnaryOperator<String>>();
                opened.forEach((document, edit) -> edits.put(document.join(), edit));
                replace(edits, together, saved);
              })
          .whenComplete((_, fault) -> tell(fault));
    }

    private void tell(Throwable fault) {
      Throwable cause = fault instanceof CompletionException ? fault.getCause() : fault;
      if (cause instanceof RefusedEdit refused) failed.accept(refused.getMessage());
      else if (cause != null && !(cause instanceof CancellationException))
        ThreadFaults.report(cause);
    }

    private void replace(
        Map<Document, UnaryOperator<String>> edits, boolean together, Change saved) {
      var before = new LinkedHashMap<Document, String>();
      var after = new LinkedHashMap<Document, String>();
      edits.forEach((document, edit) -> after.put(document, edit.apply(document.text())));
      after.forEach(
          (document, text) -> {
            if (document.readOnly()) holding.hold(HeldEdit.ofText(document, text));
            else before.put(document, document.text());
          });
      before
          .keySet()
          .forEach(document -> saved.make(document, each -> each.replace("", after.get(each))));
      if (together && before.size() > 1) joint.add(before);
    }

    /** How a document is changed. */
    interface Change {
      void make(Document document, Consumer<Document> change);
    }
  }

  /** Opens each file once, as one document that all its views share. */
  private static final class DocumentOpener {
    private final Executor home;
    private final FileWorker disk;
    private final BiPredicate<Path, String> fixed;
    private final Consumer<Document.Change> listener;
    private final Map<Path, Document> open = new LinkedHashMap<>();
    private final Map<Path, CompletableFuture<Document>> opening = new LinkedHashMap<>();

    /**
     * @param fixed whether a file may not be edited while it holds a text
     * @param listener of every document
     */
    DocumentOpener(
        Executor home,
        FileWorker disk,
        BiPredicate<Path, String> fixed,
        Consumer<Document.Change> listener) {
      this.home = home;
      this.disk = disk;
      this.fixed = fixed;
      this.listener = listener;
    }

    List<Document> documents() {
      return List.copyOf(open.values());
    }

    Optional<Document> document(Path file) {
      return Optional.ofNullable(open.get(file));
    }

    void forget(List<Document> gone) {
      open.values().removeAll(gone);
    }

    CompletableFuture<Document> open(Path file) {
      Document there = open.get(file);
      if (there != null) return CompletableFuture.completedFuture(there);
      CompletableFuture<Document> asked = opening.get(file);
      if (asked != null) return asked;
      var answer = new CompletableFuture<Document>();
      opening.put(file, answer);
      read(file, answer);
      return answer;
    }

    /** A file that could not be read is read again when it is opened the next time. */
    private void read(Path file, CompletableFuture<Document> answer) {
      disk.work(
          file,
          () -> {
            FileText text = Files.exists(file) ? FileText.read(file) : FileText.NEW;
            home.execute(() -> answer.complete(opened(file, text)));
          },
          why -> {
            home.execute(() -> opening.remove(file).cancel(false));
            return UiWords.of("common.unreadable", file, why);
          });
    }

    private Document opened(Path file, FileText text) {
      opening.remove(file);
      var document = new Document(file, text, held -> refusal(file, held));
      open.put(file, document);
      document.addListener(listener);
      return document;
    }

    private Optional<String> refusal(Path file, FileText held) {
      return fixed.test(file, held.raw())
          ? Optional.of(UiWords.of("text.read-only", file.getFileName()))
          : Optional.empty();
    }
  }

  /**
   * Edits of files that are not to be edited: held for whoever asks where to make them, if anybody.
   */
  private static final class ReadOnlyEditing {
    private Optional<Consumer<HeldEdit>> holder = Optional.empty();

    /** Gives held edits to somebody who asks where to make them. */
    void holdWith(Consumer<HeldEdit> asks) {
      holder = Optional.of(asks);
    }

    /** Holds an edit, if it changes anything. */
    void hold(HeldEdit edit) {
      if (!edit.after().equals(edit.document().text())) holder.ifPresent(asks -> asks.accept(edit));
    }

    /**
     * Edits a document by its values, or holds the edit if the document is not to be edited.
     *
     * @return why that is impossible; empty if it is done
     */
    Optional<String> edit(Document document, Object gesture, UnaryOperator<YamlText> edits) {
      if (!document.readOnly() || holder.isEmpty()) return document.edit(gesture, edits);
      try {
        hold(HeldEdit.ofValues(document, edits.apply(document.yaml()).text()));
        return Optional.empty();
      } catch (RefusedEdit impossible) {
        return Optional.of(impossible.getMessage());
      }
    }
  }
}
