package roundhouse.engine;

import java.util.List;
import java.util.Optional;
import roundhouse.game.ScriptLimits;
import roundhouse.words.VisibleText;

/**
 * A script's hook failed: it threw, ran too long, or gave an invalid answer.
 *
 * <p>Line and column count from 1 in the designer's own file; 0 when unknown.
 */
public final class HookFailure extends RuntimeException {
  private static final int LONGEST = ScriptLimits.STANDARD.failure().message();

  private final String file;
  private final int line;
  private final int column;
  private final String hook;
  private final Optional<Action> during;
  private final String seeking;
  private final List<StackEntry> stack;
  private final boolean slow;

  /** A function of the designer on the call stack when the hook failed; line and column from 1. */
  public record StackEntry(String function, String file, int line, int column) {
    @Override
    public String toString() {
      return (function.isEmpty() ? "" : function + " at ") + file + ":" + line + ":" + column;
    }
  }

  public HookFailure(String file, int line, int column, String hook, String message) {
    super(shortened(VisibleText.line(message)), null, true, false);
    this.stack = List.of();
    this.during = Optional.empty();
    this.seeking = "";
    this.file = file;
    this.line = line;
    this.column = column;
    this.hook = hook;
    this.slow = false;
  }

  /** Another failure at the same place. */
  private HookFailure(
      HookFailure same,
      Optional<Action> during,
      String seeking,
      List<StackEntry> stack,
      boolean slow) {
    super(same.getMessage(), null, true, false);
    this.stack = List.copyOf(stack);
    this.during = during;
    this.seeking = seeking;
    this.file = same.file;
    this.line = same.line;
    this.column = same.column;
    this.hook = same.hook;
    this.slow = slow;
  }

  private static String shortened(String message) {
    return message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…";
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

  /** The action during which it failed; empty when only choices were asked for. */
  public Optional<Action> during() {
    return during;
  }

  /** The same failure with the action during which it happened. */
  public HookFailure during(Action action) {
    return new HookFailure(this, Optional.of(action), "", stack, slow).suppressing(this);
  }

  /** The same failure while choices were sought for them; an action that is known stays. */
  public HookFailure seekingFor(String entity) {
    return during.isPresent() || !seeking.isEmpty()
        ? this
        : new HookFailure(this, during, entity, stack, slow).suppressing(this);
  }

  private HookFailure suppressing(HookFailure same) {
    for (Throwable fault : same.getSuppressed()) addSuppressed(fault);
    return this;
  }

  /** The same failure with its cause, for the developers of the engine. */
  public HookFailure causedBy(Throwable fault) {
    addSuppressed(fault);
    return this;
  }

  /** The functions that were running, innermost first; empty when unknown. */
  public List<StackEntry> stack() {
    return stack;
  }

  /** The same failure with the functions that were running. */
  public HookFailure withStack(List<StackEntry> running) {
    return new HookFailure(this, during, seeking, running, slow);
  }

  /** The same failure, of a script that ran out of time. */
  public HookFailure ofSlowScript() {
    return new HookFailure(this, during, seeking, stack, true);
  }

  /** Whether the script ran out of time: elsewhere, or later, it might not have failed. */
  public boolean isSlow() {
    return slow;
  }

  /** The failure in one line: {@code scripts/x/y.js:3:7: afterRun (while RED run-trains): ...}. */
  public String says() {
    return says("");
  }

  /**
   * The same with the number of the action.
   *
   * @param action its number in the game, from 1
   */
  public String says(int action) {
    return says(", action " + action);
  }

  private String says(String number) {
    String doing =
        during
            .map(action -> " (while " + (action.by() + " " + action.type()).strip() + number + ")")
            .orElse(seeking.isEmpty() ? "" : " (while the choices of " + seeking + " are sought)");
    String place =
        file.isEmpty() ? "" : line > 0 ? file + ":" + line + ":" + column + ": " : file + ": ";
    String where = place + hook + doing;
    return where.isEmpty() ? getMessage() : where.strip() + ": " + getMessage();
  }
}
