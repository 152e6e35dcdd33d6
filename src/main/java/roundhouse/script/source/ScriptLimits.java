package roundhouse.script.source;

/** What one call of a script may use. Statement and frame limits hold equally on every machine. */
public final class ScriptLimits {
  public static final int STATEMENTS = 1_000_000;
  public static final int FRAMES = 400;
  public static final long MEMORY_BYTES = 64L << 20;
  public static final long KEPT_BYTES = 32L << 20;
  public static final int TEXT_CHARACTERS = 250_000;
  public static final long CPU_NANOS = 1_000_000_000L;
  public static final int FILE_BYTES = 256 << 10;
  public static final int FILES = 400;
  public static final int ANSWER_DEPTH = 20;
  public static final int ANSWER_ENTRIES = 10_000;
  public static final int ANSWER_CHARACTERS = 100_000;
  public static final long EXACT = 1L << 53;

  private ScriptLimits() {}
}
