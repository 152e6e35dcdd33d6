package roundhouse.workshop.documents;

import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import roundhouse.workshop.files.AtomicFiles;

/**
 * Reading and writing beside the thread on which documents live.
 *
 * @param beside where it is done, one after the other
 * @param home where what went wrong is told
 * @param failed told in a sentence what went wrong
 */
record FileWorker(Executor beside, Executor home, Consumer<String> failed) {
  /** Something that reads or writes a file. */
  interface Work {
    void run() throws IOException;
  }

  /**
   * Does something, in its turn.
   *
   * @param otherwise makes the sentence when it fails, of the reason
   */
  void work(Work work, UnaryOperator<String> otherwise) {
    beside.execute(
        () -> {
          try {
            work.run();
          } catch (IOException failure) {
            home.execute(() -> failed.accept(otherwise.apply(AtomicFiles.reason(failure))));
          }
        });
  }
}
