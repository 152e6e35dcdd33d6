package roundhouse.editor.kit;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import roundhouse.threads.BackgroundThreads;

/** Computes something in the background; of several requests only the latest is answered. */
public final class LatestOnlyTask {
  private static final ExecutorService WORKER = BackgroundThreads.inTurn("tiles");

  private final AtomicInteger asked = new AtomicInteger();

  /**
   * @param then called with the answer on the event thread
   */
  public <T> void run(Supplier<T> question, Consumer<T> then) {
    int turn = asked.incrementAndGet();
    WORKER.execute(
        () -> {
          if (turn != asked.get()) return;
          T answer = question.get();
          SwingUtilities.invokeLater(
              () -> {
                if (turn == asked.get()) then.accept(answer);
              });
        });
  }
}
