package roundhouse.route;

/** A thread whose work may be abandoned while it runs; what it does afterwards has no effect. */
public interface AbandonableThread {

  /** Whether its work was abandoned. */
  boolean isAbandoned();

  /** Stops the current thread if its work was abandoned. Long computations call this regularly. */
  static void stopIfAbandoned() {
    if (Thread.currentThread() instanceof AbandonableThread thread && thread.isAbandoned())
      throw new IllegalStateException("the work of this thread was abandoned");
  }
}
