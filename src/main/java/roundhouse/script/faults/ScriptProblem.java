package roundhouse.script.faults;

import java.util.List;
import roundhouse.engine.HookFailure;
import roundhouse.script.source.ScriptSource;
import roundhouse.words.VisibleText;

/**
 * What went wrong in a script, in words for its author.
 *
 * @param file the designer's file, or "" if unknown
 * @param line 1-based, 0 if unknown
 * @param column 1-based, 0 if unknown
 * @param hook the exported function that was called, or "" while loading
 * @param message what happened and, if known, what to do
 * @param stack innermost first, the designer's own lines only
 * @param slow whether the script ran out of time
 */
public record ScriptProblem(
    String file,
    int line,
    int column,
    String hook,
    String message,
    List<ScriptFrame> stack,
    boolean slow) {

  /** A problem of a script that did not run out of time. */
  public ScriptProblem(
      String file, int line, int column, String hook, String message, List<ScriptFrame> stack) {
    this(file, line, column, hook, message, stack, false);
  }

  public ScriptProblem {
    message = VisibleText.line(message);
    stack = List.copyOf(stack);
  }

  /** The same problem of a script that ran out of time. */
  public ScriptProblem ofSlowScript() {
    return new ScriptProblem(file, line, column, hook, message, stack, true);
  }

  /** What whoever asked the rules is told. */
  public HookFailure failure() {
    HookFailure placed =
        new HookFailure(file, line, column, hook, message)
            .withStack(
                stack.stream()
                    .map(
                        each ->
                            new HookFailure.StackEntry(
                                each.function(), each.file(), each.line(), each.column()))
                    .toList());
    return slow ? placed.ofSlowScript() : placed;
  }

  @Override
  public String toString() {
    String place =
        line > 0 ? file + ":" + line + ":" + column + ": " : file.isEmpty() ? "" : file + ": ";
    return place + (hook.isEmpty() ? "" : hook + ": ") + message;
  }

  /**
   * A problem at a place of a script.
   *
   * @param at how many characters stand before it
   */
  public static ScriptProblem at(ScriptSource source, int at, String hook, String message) {
    String before = source.text().substring(0, at);
    int line = (int) before.chars().filter(character -> character == '\n').count() + 1;
    int column = before.length() - before.lastIndexOf('\n');
    return new ScriptProblem(source.file(), line, column, hook, message, List.of());
  }
}
