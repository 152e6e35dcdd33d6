package roundhouse.script.faults;

/**
 * Thrown when a script misuses a Java object or function. The message addresses the script's
 * author; the location is added from the script's stack.
 */
public final class ApiMisuse extends RuntimeException {

  public ApiMisuse(String message) {
    super(message, null, false, false);
  }

  /** The text that a script sees. */
  @Override
  public String toString() {
    return "Error: " + getMessage();
  }
}
