package roundhouse.workshop;

import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Reading and writing beside the thread on which documents live.
 *
 * @param beside where it is done, one after the other
 * @param home where what went wrong is told
 * @param failed told in a sentence what went wrong
 */
record Disk(Executor beside, Executor home, Consumer<String> failed) {
  /** Something that reads or writes a file. */
  interface Work {
    void run() throws IOException;
  }

  /** Does something, in its turn; {@code otherwise} begins the sentence when it fails. */
  void work(Work work, String otherwise) {
    beside.execute(
        () -> {
          try {
            work.run();
          } catch (IOException failure) {
            home.execute(() -> failed.accept(otherwise + ": " + failure.getMessage()));
          }
        });
  }
}
