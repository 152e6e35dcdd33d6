package roundhouse.workshop.files;

/** Reports a fault in a thread that keeps running. */
final class ThreadFaults {
  private ThreadFaults() {}

  /** Reports it where the app reports faults that end a thread. */
  static void report(Throwable fault) {
    var reports = Thread.getDefaultUncaughtExceptionHandler();
    if (reports != null) reports.uncaughtException(Thread.currentThread(), fault);
  }
}
