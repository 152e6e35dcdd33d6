package roundhouse.script;

/**
 * Thrown by what Java hands to scripts, when a script uses it wrongly. Its message is for the
 * script's author; where it happened is added from the script's stack.
 */
public final class Misuse extends RuntimeException {

  public Misuse(String message) {
    super(message, null, false, false);
  }

  /** What a script sees that turns the error into a text. */
  @Override
  public String toString() {
    return "Error: " + getMessage();
  }
}
