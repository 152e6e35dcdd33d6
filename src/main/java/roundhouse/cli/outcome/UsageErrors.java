package roundhouse.cli.outcome;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Reports what is wrong with a command line: one sentence, the nearest valid names, and where to
 * find help.
 */
public final class UsageErrors implements IParameterExceptionHandler {

  private static final int OFFERED = 3;

  private static final Pattern CHOICE =
      Pattern.compile("(.*)expected one of \\[(.*)] \\(case-insensitive\\) but was '(.*)'");

  private final FailureMessages failures;

  public UsageErrors(FailureMessages failures) {
    this.failures = failures;
  }

  @Override
  public int handleParseException(ParameterException misuse, String[] args) {
    String sentence =
        misuse instanceof UnmatchedArgumentException unmatched
            ? unknown(unmatched)
            : ended(plain(named(misuse.getMessage())));
    CommandLine line = misuse.getCommandLine();
    String brief = FailureMessages.briefly(sentence, List.of(args));
    failures.print("%s See '%s --help'.".formatted(brief, nameOf(line)), misuse, line.getErr());
    return ExitStatus.MISUSED;
  }

  private static String unknown(UnmatchedArgumentException misuse) {
    String word = misuse.getUnmatched().getFirst();
    CommandLine line = misuse.getCommandLine();
    if (misuse.isUnknownOption()) {
      return "'%s' has no option '%s'. ".formatted(nameOf(line), word)
          + nearest(misuse)
              .orElse("The options are %s.".formatted(String.join(", ", optionsOf(line))));
    }
    if (line.getSubcommands().isEmpty()) {
      return "'%s' takes no argument '%s'.".formatted(nameOf(line), word);
    }
    return "'%s' has no command '%s'. ".formatted(nameOf(line), word)
        + nearest(misuse)
            .orElse(
                "The commands are %s."
                    .formatted(String.join(", ", line.getSubcommands().keySet())));
  }

  private static Optional<String> nearest(UnmatchedArgumentException misuse) {
    List<String> names = misuse.getSuggestions();
    if (names.isEmpty()) return Optional.empty();
    return Optional.of(
        "Did you mean %s?"
            .formatted(String.join(" or ", names.subList(0, Math.min(names.size(), OFFERED)))));
  }

  private static List<String> optionsOf(CommandLine line) {
    return line.getCommandSpec().options().stream().map(OptionSpec::longestName).toList();
  }

  private static String nameOf(CommandLine line) {
    return line.getCommandSpec().qualifiedName();
  }

  /** Types of Java mean nothing to the user who typed the command. */
  private static String plain(String message) {
    Matcher choice = CHOICE.matcher(message);
    return choice.matches()
        ? "%s'%s' is not one of %s"
            .formatted(choice.group(1), choice.group(3), choice.group(2).toLowerCase(Locale.ROOT))
        : message.replaceFirst("is not an? (int|long)$", "is not a whole number, or is too large");
  }

  /** An argument is known by its name, as in the help. */
  private static String named(String message) {
    return message.replaceFirst("positional parameter at index [0-9.*]+ \\((\\S+)\\)", "$1");
  }

  /** A message as a sentence: with a full stop, unless it has one or asks something. */
  public static String ended(String message) {
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }
}
