package roundhouse.route;

/** A thread that may be given up while it works; what it still does changes nothing. */
public interface AbandonableThread {

  /** Whether nobody waits for its work any more. */
  boolean isAbandoned();

  /** Ends the work of the current thread if it was given up. Work that may take long asks. */
  static void stopIfAbandoned() {
    if (Thread.currentThread() instanceof AbandonableThread thread && thread.isAbandoned())
      throw new IllegalStateException("the work of this thread was abandoned");
  }
}
