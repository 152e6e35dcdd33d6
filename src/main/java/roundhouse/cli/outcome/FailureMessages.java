package roundhouse.cli.outcome;

import java.awt.AWTError;
import java.awt.HeadlessException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.engine.HookFailure;
import roundhouse.words.VisibleText;

/**
 * Reports in a sentence why a command failed, with a stack trace on request.
 *
 * @param traces whether to print stack traces too
 */
public record FailureMessages(boolean traces) {

  /** A word longer than any name or path hides the rest of the sentence. */
  private static final Pattern ENDLESS_WORD = Pattern.compile("([^\\s']{100})[^\\s']{400,}");

  /** What separates the parts of a word of the command line. */
  private static final Pattern PARTS = Pattern.compile("[=,:]");

  /** A longer part of a command line is not repeated as a whole; paths of files may be long. */
  private static final int LONGEST = 200;

  /** Prints traces if the environment has {@code ROUNDHOUSE_DEBUG=1}. */
  public static FailureMessages ofThisProcess() {
    return new FailureMessages("1".equals(System.getenv("ROUNDHOUSE_DEBUG")));
  }

  public int report(Throwable failure, PrintWriter err) {
    return report(failure, List.of(), err);
  }

  /** The same for a command with these words, which the message may repeat. */
  public int report(Throwable failure, List<String> words, PrintWriter err) {
    // A reader of the first lines only, such as 'head', knows why there are no more.
    if (failure instanceof CommandOutput.Failed output && output.readerGone())
      return ExitStatus.READER_GONE;
    print(briefly(sentence(failure), words), failure, err);
    return ExitStatus.FAILED;
  }

  void print(String message, Throwable cause, PrintWriter err) {
    err.println("roundhouse: " + ENDLESS_WORD.matcher(message).replaceAll("$1…"));
    if (traces) cause.printStackTrace(err);
    err.flush();
  }

  /** A message with at most the first line of each word of the command, or of a part of it. */
  static String briefly(String message, List<String> words) {
    List<String> echoes =
        words.stream()
            .flatMap(word -> Stream.of(Stream.of(word), PARTS.splitAsStream(word)))
            .flatMap(Function.identity())
            .flatMap(part -> Stream.of(part, part.strip()))
            .filter(part -> part.length() > LONGEST || part.strip().lines().count() > 1)
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    String brief = message;
    for (String echo : echoes) brief = brief.replace(echo, VisibleText.brief(echo));
    return brief;
  }

  private static String sentence(Throwable failure) {
    return switch (failure) {
      case CommandFailure expected -> expected.getMessage();
      case CommandOutput.Failed output ->
          "The output could not be written: %s.".formatted(output.getMessage());
      case HookFailure script -> script.says();
      case UncheckedIOException wrapped -> sentence(wrapped.getCause());
      case NoSuchFileException missing ->
          "There is no file or folder '%s'.".formatted(missing.getFile());
      case FileAlreadyExistsException there -> "'%s' exists already.".formatted(there.getFile());
      case AccessDeniedException closed ->
          "You have no permission to read or write '%s'.".formatted(closed.getFile());
      case InvalidPathException odd ->
          "'%s' cannot be the name of a file here. LC_ALL=C.UTF-8 allows all letters."
              .formatted(odd.getInput());
      case IOException other -> "Reading or writing failed: %s.".formatted(other.getMessage());
      case OutOfMemoryError _ ->
          "Out of memory. Start with more, for example ROUNDHOUSE_JAVA_OPTS=-Xmx4g.";
      case HeadlessException _, AWTError _ ->
          "There is no display for the window. The commands work without one: see 'roundhouse"
              + " --help'.";
      default -> fault(failure);
    };
  }

  private static String fault(Throwable failure) {
    return "Internal error, not a mistake of yours: %s. ROUNDHOUSE_DEBUG=1 shows where it happened."
        .formatted(failure);
  }
}
