package roundhouse.script.sandbox;

/** Whether the memory of the process runs short. */
final class FreeMemory {
  /** One part in this many has to be free, for what calls that are running may still take. */
  private static final int PART = 3;

  private FreeMemory() {}

  static boolean isShort() {
    Runtime process = Runtime.getRuntime();
    long used = process.totalMemory() - process.freeMemory();
    return used > process.maxMemory() - process.maxMemory() / PART;
  }
}
