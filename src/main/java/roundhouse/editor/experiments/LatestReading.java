package roundhouse.editor.experiments;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import roundhouse.engine.HookFailure;
import roundhouse.threads.BackgroundThreads;

/** Reads rows in the background; of several requests only the latest is answered. */
final class LatestReading {
  private final Consumer<String> failed;
  private final AtomicInteger asked = new AtomicInteger();

  /**
   * @param failed called on the event thread with why something cannot be read
   */
  LatestReading(Consumer<String> failed) {
    this.failed = failed;
  }

  /** What is read. */
  interface Reading<T> {
    T read() throws IOException;
  }

  /**
   * @param then called with the answer on the event thread
   */
  <T> void read(Reading<T> reading, Consumer<T> then) {
    int mine = asked.incrementAndGet();
    BackgroundThreads.start(
        "rows",
        () -> {
          try {
            T answer = reading.read();
            later(mine, () -> then.accept(answer));
          } catch (IOException | RuntimeException | Error unreadable) {
            later(mine, () -> failed.accept(why(unreadable)));
          }
        });
  }

  /** Every failure is reported, or its place would wait for ever. */
  private static String why(Throwable failure) {
    return switch (failure) {
      case HookFailure hook -> hook.says();
      case UncheckedIOException unreadable when unreadable.getCause().getMessage() != null ->
          unreadable.getCause().getMessage();
      default -> failure.getMessage() == null ? failure.toString() : failure.getMessage();
    };
  }

  private void later(int mine, Runnable news) {
    SwingUtilities.invokeLater(
        () -> {
          if (mine == asked.get()) news.run();
        });
  }
}
