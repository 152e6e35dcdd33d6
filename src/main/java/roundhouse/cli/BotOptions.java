package roundhouse.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import roundhouse.design.problem.SpellingHint;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.bots.ProgramBot;

/**
 * The seed and the planning effort of the bots that a command line names: the same options repeat
 * the same games.
 */
final class BotOptions {
  private static final String NAME = "[A-Za-z][A-Za-z0-9-]{0,40}";

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed; the same seed gives the same games (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--think",
      paramLabel = "N",
      description =
          "How far a planning bot looks: it tries at most twice N actions for a decision (default:"
              + " 30).")
  private Optional<Integer> think = Optional.empty();

  @Option(
      names = "--program",
      paramLabel = "NAME=COMMAND",
      description = {
        "Give a program in any language a name among the bots, for --bots and the bots of an"
            + " experiment: 'mine=python3 mine.py'.",
        "It receives each decision as a line of JSON and answers with one; 'designs/bots.md' says"
            + " how. A decision that it does not answer is left to a sensible bot, and told."
      })
  private List<String> programs = List.of();

  @Option(
      names = "--answer-within",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description = "How long a program may take for a decision (default: ${DEFAULT-VALUE}).")
  private int answerWithin;

  private final Map<String, Bot> guests = new LinkedHashMap<>();

  /**
   * The programs by their names.
   *
   * @throws CommandLine.ParameterException when one is named as no bot can be
   */
  Map<String, Bot> guests(CommandSpec spec) {
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
      guests.computeIfAbsent(
          parts[0],
          name ->
              new ProgramBot(name, ProgramBot.words(parts[1]), Duration.ofSeconds(answerWithin)));
    }
    return guests;
  }

  /** Tells what programs did wrong, once their games are over, and ends them. */
  void endPrograms(CommandSpec spec) {
    PrintWriter err = spec.commandLine().getErr();
    for (Bot guest : guests.values())
      if (guest instanceof ProgramBot program) {
        program.faults().ifPresent(err::println);
        program.close();
      }
    err.flush();
  }

  long seed() {
    return seed;
  }

  /**
   * The full names of bots, with how much they think.
   *
   * @throws CommandLine.ParameterException when there is no such bot
   */
  List<String> named(CommandSpec spec, List<Variant> sides, List<String> names) {
    if (think.isPresent() && (think.get() < 1 || think.get() > Bots.MOST_THINK))
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--think must be from 1 to " + Bots.MOST_THINK);
    var known = new ArrayList<>(known(sides));
    known.addAll(guests(spec).keySet());
    refuseUnknown(spec, known, names);
    return think.map(much -> thinking(names, much)).orElse(names);
  }

  /**
   * Refuses names of no bot.
   *
   * @throws CommandLine.ParameterException that says which bots there are
   */
  static void refuseUnknown(CommandSpec spec, List<String> known, List<String> names) {
    for (String name : names)
      if (Bots.named(name).isEmpty() && !known.contains(name))
        throw new CommandLine.ParameterException(
            spec.commandLine(),
            "There is no bot '%s'%s; the bots are %s"
                .formatted(
                    name,
                    SpellingHint.hint(name.replaceFirst("@.*", ""), known),
                    String.join(", ", known)));
  }

  /** The names of the bots that can play all sides. */
  static List<String> known(List<Variant> sides) {
    var known = new ArrayList<>(Bots.names(sides.getFirst().title()));
    for (Variant side : sides) known.retainAll(Bots.names(side.title()));
    return known;
  }

  private static List<String> thinking(List<String> names, int think) {
    return names.stream().map(name -> Bots.thinking(name, think)).toList();
  }
}
