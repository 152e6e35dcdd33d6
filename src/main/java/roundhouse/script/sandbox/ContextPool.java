package roundhouse.script.sandbox;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import roundhouse.threads.BackgroundThreads;

/**
 * Keeps a few contexts ready, created in the background: the first takes about a second, and a game
 * should not wait when a script has exceeded a limit.
 */
public final class ContextPool {
  private static final int READY = 2;

  /** How long the first game has the processors to itself before more contexts are created. */
  private static final Duration REST = Duration.ofSeconds(4);

  private static final BlockingQueue<SealedContext> QUEUE = new ArrayBlockingQueue<>(READY);
  private static final FutureTask<SealedContext> FIRST = new FutureTask<>(SealedContext::open);
  private static final AtomicBoolean TAKEN = new AtomicBoolean();
  private static final AtomicBoolean FILLING = new AtomicBoolean();

  private ContextPool() {}

  /** Starts creating the first context in the background, unless that has already started. */
  public static void warmUp() {
    BackgroundThreads.start("script-spares", FIRST);
  }

  /**
   * A ready context, or a new one. The first caller waits for the one being created, which is ready
   * sooner than another.
   */
  static SealedContext take() {
    if (!TAKEN.getAndSet(true)) return first();
    SealedContext ready = QUEUE.poll();
    refill(Duration.ZERO);
    return ready == null ? SealedContext.open() : ready;
  }

  private static SealedContext first() {
    refill(REST);
    FIRST.run();
    try {
      return FIRST.get();
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return SealedContext.open();
    }
  }

  /** Fills the pool in the background; the thread ends when it is full. */
  private static void refill(Duration later) {
    if (FILLING.getAndSet(true)) return;
    BackgroundThreads.start("script-spares", () -> fill(later));
  }

  private static void fill(Duration later) {
    try {
      Thread.sleep(later);
      boolean more = true;
      while (more) more = prepared() && QUEUE.remainingCapacity() > 0;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      FILLING.set(false);
    }
  }

  /** Where memory has run out there is none ready, and a game creates its own. */
  private static boolean prepared() {
    try {
      return QUEUE.offer(SealedContext.open());
    } catch (RuntimeException | OutOfMemoryError none) {
      return false;
    }
  }
}
