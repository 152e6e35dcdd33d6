package roundhouse.workshop.documents;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.WriteFailure;

/** Reads and writes files on another thread than that of the documents. */
final class FileWorker {
  private final Executor beside;
  private final Executor home;
  private final Consumer<String> failed;
  private final Map<Path, Thread> busy = new ConcurrentHashMap<>();

  /**
   * @param beside the thread that reads and writes, one file after the other
   * @param home the thread that receives failures
   * @param failed takes a sentence about each failure
   */
  FileWorker(Executor beside, Executor home, Consumer<String> failed) {
    this.beside = beside;
    this.home = home;
    this.failed = failed;
  }

  /** Something that reads or writes a file. */
  interface Work {
    void run() throws IOException;
  }

  /** The files that are being read or written, or that do not answer. */
  Set<Path> busy() {
    return Set.copyOf(busy.keySet());
  }

  /**
   * Does something with a file, in its turn. A file that has not answered yet is not asked again.
   *
   * @param otherwise makes the sentence about a failure from its reason
   */
  void work(Path file, Work work, UnaryOperator<String> otherwise) {
    beside.execute(
        () -> {
          Thread before = busy.putIfAbsent(file, Thread.currentThread());
          if (before == null || before == Thread.currentThread())
            attempt(file, work, otherwise, before == null);
          else tell(otherwise.apply(UiWords.of("common.no-answer")));
        });
  }

  private void attempt(Path file, Work work, UnaryOperator<String> otherwise, boolean outermost) {
    try {
      work.run();
    } catch (IOException failure) {
      tell(otherwise.apply(WriteFailure.reason(failure)));
    } finally {
      if (outermost) busy.remove(file);
    }
  }

  private void tell(String sentence) {
    home.execute(() -> failed.accept(sentence));
  }
}
