package roundhouse.script;

/** What one call of a script may use. Statement and frame limits hold equally on every machine. */
final class Limits {
  static final int STATEMENTS = 1_000_000;
  static final int FRAMES = 400;
  static final long MEMORY_BYTES = 64L << 20;
  static final long CPU_NANOS = 1_000_000_000L;
  static final int FILE_BYTES = 256 << 10;
  static final int FILES = 400;
  static final int ANSWER_DEPTH = 20;
  static final int ANSWER_ENTRIES = 10_000;
  static final int ANSWER_CHARACTERS = 100_000;
  static final long EXACT = 1L << 53;

  private Limits() {}
}
