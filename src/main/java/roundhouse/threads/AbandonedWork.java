package roundhouse.threads;

/** Ends work that was given up. Only the thread that does the work catches it. */
public final class AbandonedWork extends IllegalStateException {
  private static final long serialVersionUID = 1;

  AbandonedWork() {
    super("the work of this thread was abandoned");
  }
}
