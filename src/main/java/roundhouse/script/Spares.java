package roundhouse.script;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * A few realms made ready in the background, because making the first one takes about a second and
 * a game should not wait when a script has used one up.
 */
final class Spares {
  private static final int READY = 2;
  private static final BlockingQueue<Realm> QUEUE = new ArrayBlockingQueue<>(READY);

  static {
    Thread.ofPlatform().daemon().name("script-spares").start(Spares::refill);
  }

  private Spares() {}

  /** Starts the background work where it has not begun. */
  static void warmUp() {
    // Touching the class started its thread.
  }

  static Realm take() {
    Realm ready = QUEUE.poll();
    return ready == null ? Realm.open() : ready;
  }

  private static void refill() {
    try {
      while (true) QUEUE.put(Realm.open());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
