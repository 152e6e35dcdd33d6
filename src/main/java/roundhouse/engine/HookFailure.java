package roundhouse.engine;

/**
 * A hook of a script failed: it threw, ran too long, or answered what is no answer.
 *
 * <p>Line and column count from 1 in the designer's own file; 0 where they are not known.
 */
public final class HookFailure extends RuntimeException {
  private final String file;
  private final int line;
  private final int column;
  private final String hook;

  public HookFailure(String file, int line, int column, String hook, String message) {
    super(message, null, false, false);
    this.file = file;
    this.line = line;
    this.column = column;
    this.hook = hook;
  }

  public String file() {
    return file;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  /** Name of the hook that failed. */
  public String hook() {
    return hook;
  }

  /** All of it in one line: {@code scripts/x/y.js:3:7: afterRun: ...}. */
  public String says() {
    return file + ":" + line + ":" + column + ": " + hook + ": " + getMessage();
  }
}
