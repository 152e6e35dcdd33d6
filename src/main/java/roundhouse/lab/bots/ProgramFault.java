package roundhouse.lab.bots;

import java.util.concurrent.CompletionException;

/** A program did not answer as it should; the message says what it did, in a clause. */
public final class ProgramFault extends Exception {
  private static final long serialVersionUID = 1;

  public ProgramFault(String says) {
    super(says);
  }

  /** A seat is that of a bot that is not here, perhaps of another user's program. */
  public static ProgramFault unknown() {
    return new ProgramFault("is not among the bots and programs here");
  }

  /** What a program did, from what its answer failed with. */
  public static String says(Throwable failure) {
    return failure instanceof CompletionException wrapped
        ? says(wrapped.getCause())
        : String.valueOf(failure.getMessage());
  }

  /** The same with the last line that the program wrote to its standard error, if it wrote any. */
  ProgramFault with(String error) {
    return error.isEmpty()
        ? this
        : new ProgramFault("%s; it wrote: %s".formatted(getMessage(), error));
  }
}
