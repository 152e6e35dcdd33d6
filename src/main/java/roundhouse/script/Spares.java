package roundhouse.script;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Keeps a few contexts ready, created in the background: the first takes about a second, and a game
 * should not wait when a script has exceeded a limit.
 */
final class Spares {
  private static final int READY = 2;

  /** How long the first game has the processors to itself before more contexts are created. */
  private static final Duration REST = Duration.ofSeconds(4);

  private static final BlockingQueue<Realm> QUEUE = new ArrayBlockingQueue<>(READY);
  private static final FutureTask<Realm> FIRST = new FutureTask<>(Realm::open);
  private static final AtomicBoolean TAKEN = new AtomicBoolean();

  private Spares() {}

  /** Starts creating the first context in the background, unless that has already started. */
  static void warmUp() {
    Thread.ofPlatform().daemon().name("script-spares").start(FIRST);
  }

  /**
   * A ready context, or a new one. The first caller waits for the one being created, which is ready
   * sooner than another.
   */
  static Realm take() {
    if (!TAKEN.getAndSet(true)) return first();
    Realm ready = QUEUE.poll();
    return ready == null ? Realm.open() : ready;
  }

  private static Realm first() {
    Thread.ofPlatform().daemon().name("script-spares").start(Spares::refill);
    FIRST.run();
    try {
      return FIRST.get();
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return Realm.open();
    }
  }

  private static void refill() {
    try {
      Thread.sleep(REST);
      while (true) QUEUE.put(Realm.open());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
