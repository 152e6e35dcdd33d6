package roundhouse.workshop.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.edit.Document;
import roundhouse.words.UiWords;
import roundhouse.workshop.recovery.Recovery;

/** Keeps unsaved text in case of a crash. */
final class UnsavedTextKeeper {
  private final Recovery recovery;
  private final FileWorker disk;

  /** What is already kept, so that nothing is written twice. */
  private final Map<Path, String> kept = new ConcurrentHashMap<>();

  UnsavedTextKeeper(Recovery recovery, FileWorker disk) {
    this.recovery = recovery;
    this.disk = disk;
  }

  void keep(Collection<Document> documents) {
    documents.forEach(this::keep);
  }

  private void keep(Document document) {
    Path file = document.file();
    boolean dirty = document.dirty();
    String base = document.saved().text();
    String text = document.text();
    disk.work(
        recovery.fileFor(file),
        () -> {
          if (!dirty) discard(file);
          else if (!text.equals(kept.put(file, text))) recovery.keep(file, base, text);
        },
        why -> UiWords.of("kept.text", why));
  }

  /** Continues with text that was kept, merged with what its file now holds. */
  Document recover(Document document, Recovery.Unsaved unsaved) {
    document.recover(unsaved.base(), unsaved.text());
    return document;
  }

  /** Discards unsaved text. */
  void discard(Collection<Document> documents) {
    for (Document document : documents)
      disk.work(
          recovery.fileFor(document.file()),
          () -> discard(document.file()),
          why -> UiWords.of("kept.given-up", why));
  }

  private void discard(Path file) throws IOException {
    kept.remove(file);
    recovery.discard(file);
  }
}
