package roundhouse.cli;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with a command line: one sentence, the nearest valid names, and where to read on. */
final class UsageErrors implements IParameterExceptionHandler {

  private static final int NAMES_OFFERED = 3;

  private final Failures failures;

  UsageErrors(Failures failures) {
    this.failures = failures;
  }

  @Override
  public int handleParseException(ParameterException misuse, String[] args) {
    CommandLine line = misuse.getCommandLine();
    String command = line.getCommandSpec().qualifiedName();
    String hint = "See '%s --help'.".formatted(command);
    failures.say(sentence(misuse) + suggestion(misuse) + " " + hint, misuse, line.getErr());
    return ExitStatus.MISUSED;
  }

  private static String sentence(ParameterException misuse) {
    return switch (misuse) {
      case UnmatchedArgumentException unmatched -> unmatched(unmatched);
      default -> ended(misuse.getMessage());
    };
  }

  private static String unmatched(UnmatchedArgumentException misuse) {
    String first = misuse.getUnmatched().getFirst();
    CommandLine line = misuse.getCommandLine();
    String command = line.getCommandSpec().qualifiedName();
    if (misuse.isUnknownOption()) return "'%s' has no option '%s'.".formatted(command, first);
    return line.getSubcommands().isEmpty()
        ? "'%s' does not know what to do with '%s'.".formatted(command, first)
        : "'%s' has no command '%s'.".formatted(command, first);
  }

  private static String suggestion(ParameterException misuse) {
    List<String> names = misuse instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
    if (names.isEmpty()) return "";
    return names.stream().limit(NAMES_OFFERED).collect(Collectors.joining(" or ", " Did you mean ", "?"));
  }

  private static String ended(String message) {
    return message.endsWith(".") ? message : message + ".";
  }
}
