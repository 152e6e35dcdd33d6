package roundhouse.cli;

import java.awt.AWTError;
import java.awt.HeadlessException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;

/**
 * Tells the user why a command failed, in a sentence. The stack trace is for whoever asks for it.
 *
 * @param traces whether stack traces follow the sentences
 */
record Failures(boolean traces) {

  /** Traces are wanted where the environment says {@code ROUNDHOUSE_DEBUG=1}. */
  static Failures ofThisProcess() {
    return new Failures("1".equals(System.getenv("ROUNDHOUSE_DEBUG")));
  }

  int report(Throwable failure, PrintWriter err) {
    say(sentence(failure), failure, err);
    return ExitStatus.NOT_SO;
  }

  void say(String message, Throwable cause, PrintWriter err) {
    err.println("roundhouse: " + message);
    if (traces) cause.printStackTrace(err);
    err.flush();
  }

  private static String sentence(Throwable failure) {
    return switch (failure) {
      case CommandFailure told -> told.getMessage();
      case UncheckedIOException wrapped -> sentence(wrapped.getCause());
      case NoSuchFileException missing ->
          "There is no file or folder '%s'.".formatted(missing.getFile());
      case FileAlreadyExistsException there -> "'%s' exists already.".formatted(there.getFile());
      case AccessDeniedException closed ->
          "'%s' may not be read or written.".formatted(closed.getFile());
      case IOException other -> "Reading or writing failed: %s.".formatted(other.getMessage());
      case OutOfMemoryError _ ->
          "Memory ran out; start with more of it, for example ROUNDHOUSE_JAVA_OPTS=-Xmx4g.";
      case HeadlessException _, AWTError _ ->
          "There is no display to open the window on. The commands do without one: see 'roundhouse"
              + " --help'.";
      default -> fault(failure);
    };
  }

  private static String fault(Throwable failure) {
    return "A fault of Roundhouse itself, not of your input: %s. ROUNDHOUSE_DEBUG=1 shows where it happened."
        .formatted(failure);
  }
}
