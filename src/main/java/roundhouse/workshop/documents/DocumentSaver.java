package roundhouse.workshop.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import roundhouse.edit.Document;
import roundhouse.edit.FileText;
import roundhouse.files.AtomicFiles;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.recovery.Recovery;

/**
 * Writes documents to their files, and knows what is being written. Used on the thread of the
 * documents.
 */
final class DocumentSaver {
  private final Recovery recovery;
  private final Executor home;
  private final FileWorker disk;
  private final Consumer<String> failed;
  private final BiConsumer<Path, String> announced;
  private final Map<Document, FileText> writing = new LinkedHashMap<>();

  /** What was written, as long as the thread of the documents does not know it yet. */
  private final Map<Path, String> own = new ConcurrentHashMap<>();

  /** Files that did not exist before they were written here. */
  private final Set<Path> made = ConcurrentHashMap.newKeySet();

  /**
   * @param failed takes a sentence about what could not be written
   * @param announced told what a file is about to hold
   */
  DocumentSaver(
      Recovery recovery,
      Executor home,
      FileWorker disk,
      Consumer<String> failed,
      BiConsumer<Path, String> announced) {
    this.recovery = recovery;
    this.home = home;
    this.disk = disk;
    this.failed = failed;
    this.announced = announced;
  }

  /** Notes that a file did not exist before this program wrote it. */
  void made(Path file) {
    made.add(file);
  }

  /** Whether the file holds what was typed so far, or will soon. */
  boolean holds(Document document) {
    return !document.dirty()
        || Optional.ofNullable(writing.get(document))
            .filter(text -> text.text().equals(document.text()))
            .isPresent();
  }

  /** What is being written to the file of a document. */
  Optional<FileText> text(Document document) {
    return Optional.ofNullable(writing.get(document));
  }

  /**
   * Writes a document in the background, unless its file holds it already. It never overwrites what
   * another program has written there in the meantime.
   */
  void save(Document document) {
    // While another text is being written, the file is about to differ from what is known of it.
    boolean known = !writing.containsKey(document);
    if (known && !document.dirty() || asked(document)) return;
    FileText text = document.toSave();
    String before = document.onDisk().raw();
    writing.put(document, text);
    disk.work(
        document.file(),
        () -> {
          Optional<FileText> theirs = write(document.file(), before, text);
          home.execute(
              () ->
                  theirs.ifPresentOrElse(
                      found -> bring(document, text, found), () -> written(document, text)));
        },
        why -> UiWords.of("common.unwritable", document.file(), why));
  }

  private void written(Document document, FileText text) {
    writing.remove(document, text);
    own.remove(document.file(), text.raw());
    document.markSaved(text);
  }

  private void bring(Document document, FileText text, FileText found) {
    writing.remove(document, text);
    document.changedOutside(found);
    save(document);
  }

  /** Whether the user must choose between two texts first. */
  private boolean asked(Document document) {
    if (!document.hasConflict()) return false;
    failed.accept(UiWords.of("text.unsaved", document.file().getFileName()));
    return true;
  }

  /**
   * Writes the text, unless another program has changed the file; returns what that program wrote.
   * A file that was made here is deleted when its text is empty again.
   */
  private Optional<FileText> write(Path file, String known, FileText text) throws IOException {
    Optional<FileText> found =
        Files.exists(file) ? Optional.of(FileText.read(file)) : Optional.empty();
    Optional<FileText> theirs =
        found.filter(
            there ->
                !there.raw().equals(known)
                    && !there.raw().equals(text.raw())
                    && !there.raw().equals(own.get(file)));
    if (theirs.isPresent()) return theirs;
    if (found.isEmpty()) made.add(file);
    announced.accept(file, text.raw());
    if (text.raw().isEmpty() && made.remove(file)) Files.deleteIfExists(file);
    else AtomicFiles.write(file, text.raw());
    own.put(file, text.raw());
    recovery.discard(file);
    return Optional.empty();
  }

  /** Writes a document before it returns, and says whether it could be written. */
  boolean saveNow(Document document) {
    if (asked(document)) return false;
    try {
      FileText text = document.toSave();
      Optional<FileText> theirs = write(document.file(), document.onDisk().raw(), text);
      if (theirs.isEmpty()) {
        written(document, text);
        return true;
      }
      document.changedOutside(theirs.get());
      return saveNow(document);
    } catch (IOException unwritable) {
      failed.accept(
          UiWords.of("common.unwritable", document.file(), WriteFailure.reason(unwritable)));
      return false;
    }
  }
}
