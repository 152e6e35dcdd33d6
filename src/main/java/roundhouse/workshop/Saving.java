package roundhouse.workshop;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import roundhouse.edit.Document;
import roundhouse.edit.FileText;

/** Writes documents to their files, and knows what is on its way there. Belongs to the home of the documents. */
final class Saving {
  private final Recovery recovery;
  private final Executor home;
  private final Disk disk;
  private final Consumer<String> failed;
  private final Map<Document, FileText> writing = new LinkedHashMap<>();

  /** @param failed told in a sentence what could not be written */
  Saving(Recovery recovery, Executor home, Disk disk, Consumer<String> failed) {
    this.recovery = recovery;
    this.home = home;
    this.disk = disk;
    this.failed = failed;
  }

  /** Whether the file holds what was typed so far, or is about to. */
  boolean holds(Document document) {
    return !document.dirty() || Optional.ofNullable(writing.get(document)).filter(text -> text.text().equals(document.text())).isPresent();
  }

  /** Writes a document beside, unless its file holds it. */
  void save(Document document) {
    if (!document.dirty()) return;
    FileText text = document.toSave();
    writing.put(document, text);
    disk.work(
        () -> {
          write(document, text);
          home.execute(() -> written(document, text));
        },
        document.file() + " cannot be written");
  }

  private void written(Document document, FileText text) {
    writing.remove(document, text);
    document.savedAs(text);
  }

  private void write(Document document, FileText text) throws IOException {
    AtomicFiles.write(document.file(), text.raw());
    recovery.forget(document.file());
  }

  /** Writes a document before it returns, and says whether it could be written. */
  boolean saveNow(Document document) {
    try {
      FileText text = document.toSave();
      write(document, text);
      document.savedAs(text);
      return true;
    } catch (IOException unwritable) {
      failed.accept(document.file() + " cannot be written: " + unwritable.getMessage());
      return false;
    }
  }
}
