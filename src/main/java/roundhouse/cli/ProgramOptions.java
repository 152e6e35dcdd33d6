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
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.ProgramBot;

/** The programs that a command line seats beside the bots. */
final class ProgramOptions {
  private static final String NAME = "[A-Za-z][A-Za-z0-9-]{0,40}";

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
      if (parts.length < 2 || !parts[0].matches(NAME) || ProgramBot.words(parts[1]).isEmpty())
        throw new CommandLine.ParameterException(
            spec.commandLine(),
            "--program: write a name of letters, digits and hyphens, and a command:"
                + " mine='python3 mine.py', not '%s'".formatted(program));
      if (Bots.named(parts[0]).isPresent())
        throw new CommandLine.ParameterException(
            spec.commandLine(),
            "--program: '%s' is a bot of Roundhouse; give the program another name"
                .formatted(parts[0]));
      made.computeIfAbsent(
          parts[0],
          name ->
              new ProgramBot(name, ProgramBot.words(parts[1]), Duration.ofSeconds(answerWithin)));
    }
    return new BotRegistry(made);
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
