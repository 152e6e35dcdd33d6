package roundhouse.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.ProgramBot;

/** The programs that a command line seats beside the bots. */
final class ProgramOptions {
  @Option(
      names = "--program",
      paramLabel = "NAME=COMMAND",
      description = {
        "Give a program in any language a name among the bots, for --bots, the bots of a file and"
            + " the seats of the window: 'mine=python3 mine.py'.",
        "It receives each decision as a line of JSON and answers with one; 'designs/bots.md' says"
            + " how. A decision that it does not answer is left to a sensible bot, in the window to"
            + " whoever sits there, and told."
      })
  private List<String> programs = List.of();

  @Option(
      names = "--answer-within",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description = "How long a program may take for a decision (default: ${DEFAULT-VALUE}).")
  private int answerWithin;

  private final Map<String, ProgramBot> made = new LinkedHashMap<>();

  /**
   * The bots with these programs.
   *
   * @throws CommandLine.ParameterException when one is named as no bot can be
   */
  BotRegistry registry(CommandSpec spec) {
    if (answerWithin < 1)
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--answer-within must be 1 second or more");
    for (String program : programs) {
      String[] parts = program.split("=", 2);
      if (parts.length < 2)
        throw misuse(spec, "write a name and a command, mine='python3 mine.py', not '%s'", program);
      made.computeIfAbsent(parts[0], name -> named(spec, name, parts[1]));
    }
    return new BotRegistry(made);
  }

  private ProgramBot named(CommandSpec spec, String name, String command) {
    try {
      return ProgramBot.of(name, command, Duration.ofSeconds(answerWithin));
    } catch (IllegalArgumentException wrong) {
      throw misuse(spec, "%s", wrong.getMessage());
    }
  }

  private static CommandLine.ParameterException misuse(
      CommandSpec spec, String says, String about) {
    return new CommandLine.ParameterException(
        spec.commandLine(), "--program: " + says.formatted(about));
  }

  /** Tells what programs did wrong, once their games are over, and ends them. */
  void end(CommandSpec spec) {
    PrintWriter err = spec.commandLine().getErr();
    try (var bots = new BotRegistry(made)) {
      bots.faults().forEach(err::println);
    }
    err.flush();
  }
}
