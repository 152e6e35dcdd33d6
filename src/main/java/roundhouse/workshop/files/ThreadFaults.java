package roundhouse.workshop.files;

/** Reports a fault in a thread that keeps running. */
public final class ThreadFaults {
  private ThreadFaults() {}

  /** Reports it where the app reports faults that end a thread. */
  public static void report(Throwable fault) {
    var reports = Thread.getDefaultUncaughtExceptionHandler();
    if (reports != null) reports.uncaughtException(Thread.currentThread(), fault);
  }
}
