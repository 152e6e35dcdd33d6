package roundhouse.workshop.documents;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import roundhouse.edit.Document;
import roundhouse.edit.FileText;
import roundhouse.edit.YamlText;
import roundhouse.words.UiWords;
import roundhouse.workshop.recovery.Recovery;

/**
 * The files that are being edited, as text and in pictures alike. Documents live on one thread, the
 * home, on which all methods are to be called; reading and writing happen beside it.
 */
public final class OpenDocuments {
  private final Executor home;
  private final Consumer<String> failed;
  private final BiPredicate<Path, String> fixed;
  private final FileWorker disk;
  private final Map<Path, Document> open = new LinkedHashMap<>();
  private final Map<Path, CompletableFuture<Document>> opening = new LinkedHashMap<>();
  private final DocumentSaver saving;
  private final UnsavedTextKeeper keeping;
  private final List<Consumer<Document.Change>> listeners = new CopyOnWriteArrayList<>();

  /** Any file may be edited. */
  public OpenDocuments(Recovery recovery, Executor home, Executor disk, Consumer<String> failed) {
    this(recovery, home, disk, failed, (_, _) -> false);
  }

  /**
   * @param home the thread on which documents live
   * @param disk where files are read and written, one after the other
   * @param failed told in a sentence, at home, what could not be read or written
   * @param fixed whether a file may not be edited while it holds a text
   */
  public OpenDocuments(
      Recovery recovery,
      Executor home,
      Executor disk,
      Consumer<String> failed,
      BiPredicate<Path, String> fixed) {
    this.home = home;
    this.fixed = fixed;
    this.disk = new FileWorker(disk, home, failed);
    this.failed = failed;
    saving = new DocumentSaver(recovery, home, this.disk, failed);
    keeping = new UnsavedTextKeeper(recovery, this.disk);
  }

  /** Reports every change of any document. */
  public void listen(Consumer<Document.Change> listener) {
    listeners.add(listener);
  }

  public List<Document> documents() {
    return List.copyOf(open.values());
  }

  /** The document of a file, if it has been opened. */
  public Optional<Document> document(Path file) {
    return Optional.ofNullable(open.get(normalized(file)));
  }

  static Path normalized(Path file) {
    return file.toAbsolutePath().normalize();
  }

  /**
   * Opens a file; one that is not there yet is empty. The answer comes at home, and never where it
   * cannot be read.
   */
  public CompletableFuture<Document> open(Path asked) {
    Path file = normalized(asked);
    Document there = open.get(file);
    return there != null
        ? CompletableFuture.completedFuture(there)
        : opening.computeIfAbsent(file, this::read);
  }

  private CompletableFuture<Document> read(Path file) {
    var answer = new CompletableFuture<Document>();
    disk.work(
        file,
        () -> {
          FileText text = Files.exists(file) ? FileText.read(file) : FileText.NEW;
          home.execute(() -> answer.complete(opened(file, text)));
        },
        why -> UiWords.of("common.unreadable", file, why));
    return answer;
  }

  private Document opened(Path file, FileText text) {
    opening.remove(file);
    var document = new Document(file, text, held -> refusal(file, held));
    open.put(file, document);
    document.addListener(change -> listeners.forEach(listener -> listener.accept(change)));
    return document;
  }

  private Optional<String> refusal(Path file, FileText held) {
    return fixed.test(file, held.raw())
        ? Optional.of(UiWords.of("text.read-only", file.getFileName()))
        : Optional.empty();
  }

  /**
   * Edits a file by its values, whether it is open or not. If it held nothing that was typed and
   * not saved, it is written at once, so that the game follows; else it waits with what was typed.
   *
   * @param gesture as of {@link Document#edit}
   */
  public void edit(Path file, Object gesture, UnaryOperator<YamlText> edits) {
    open(file)
        .thenAccept(
            document -> {
              boolean written = saving.holds(document);
              document.edit(gesture, edits).ifPresent(failed);
              if (written) save(document);
            });
  }

  /** Undoes the last edit of a document, and saves it if everything before was saved. */
  public void undo(Document document) {
    boolean written = saving.holds(document);
    document.undo();
    if (written) save(document);
  }

  public void redo(Document document) {
    boolean written = saving.holds(document);
    document.redo();
    if (written) save(document);
  }

  /**
   * Writes a document to its file, unless the file holds it. What somebody else wrote there
   * meanwhile is brought together with it first; where both changed the same lines nothing is
   * written, and that is said.
   */
  public void save(Document document) {
    saving.save(document);
  }

  /**
   * Writes all documents before it returns, for the end is near; false when one could not be
   * written.
   */
  public boolean saveAllNow() {
    return open.values().stream().filter(Document::dirty).allMatch(saving::saveNow);
  }

  /** The files that are being read or written, or that do not answer. */
  public Set<Path> busyFiles() {
    return disk.busy();
  }

  /** Whether anything is not saved. */
  public boolean dirty() {
    return open.values().stream().anyMatch(Document::dirty);
  }

  /** Checks whether other programs have written files. */
  public void checkFiles() {
    for (Document document : documents()) {
      disk.work(
          document.file(),
          () -> {
            if (!Files.exists(document.file())) return;
            FileText found = FileText.read(document.file());
            home.execute(() -> document.changedOutside(found));
          },
          why -> UiWords.of("text.unreadable-now", document.file(), why));
    }
  }

  /** Continues with text typed before a crash, merged with what its file now holds. */
  public CompletableFuture<Document> recover(Recovery.Unsaved unsaved) {
    return open(unsaved.path())
        .thenApply(
            document -> {
              document.recover(unsaved.base(), unsaved.text());
              return document;
            });
  }

  /** Keeps unsaved text in case of a crash. */
  public void keepForRecovery() {
    keeping.keep(documents());
  }

  /** Discards unsaved text. */
  public void discardUnsaved() {
    keeping.giveUp(documents());
  }
}
