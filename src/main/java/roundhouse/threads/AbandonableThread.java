package roundhouse.threads;

/** A thread whose work may be given up while it runs; what it does afterwards has no effect. */
public interface AbandonableThread {

  /** Whether its work was given up. */
  boolean isAbandoned();

  /** Whether the work of the current thread was given up. */
  static boolean isCurrentAbandoned() {
    return Thread.currentThread() instanceof AbandonableThread thread && thread.isAbandoned();
  }

  /**
   * Ends the work of the current thread if it was given up. Long computations call this regularly.
   *
   * @throws AbandonedWork which only the thread itself catches
   */
  static void stopIfAbandoned() {
    if (isCurrentAbandoned()) throw new AbandonedWork();
  }
}
