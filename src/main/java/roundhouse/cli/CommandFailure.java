package roundhouse.cli;

/**
 * A command could not do what was asked, for a reason the user can understand. The message is shown
 * as it stands, so it says in a sentence or two what is wrong and what would be right; the exit
 * status is {@link ExitStatus#NOT_SO}.
 */
public final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  public CommandFailure(String message) {
    super(message);
  }

  /**
   * With the exception that led here, for those who look for it with {@code ROUNDHOUSE_DEBUG=1}.
   */
  public CommandFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
