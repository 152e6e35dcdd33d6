package roundhouse.cli.outcome;

/**
 * A command failed for a reason that the user can understand. The message is shown as it is, so it
 * says in a sentence or two what is wrong and what to do; the exit status is {@link
 * ExitStatus#FAILED}.
 */
public final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  public CommandFailure(String message) {
    super(message);
  }

  /** With the cause, which {@code ROUNDHOUSE_DEBUG=1} shows. */
  public CommandFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
