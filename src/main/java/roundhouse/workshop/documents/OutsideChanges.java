package roundhouse.workshop.documents;

import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Executor;
import roundhouse.edit.Document;
import roundhouse.edit.FileText;
import roundhouse.words.UiWords;

/**
 * Finds out what other programs have written.
 *
 * @param home the thread on which documents live
 * @param disk where files are read
 */
record OutsideChanges(Executor home, FileWorker disk) {
  /** Checks whether other programs have written files. */
  void check(List<Document> documents) {
    for (Document document : documents) {
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
}
