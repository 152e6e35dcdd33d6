package roundhouse.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import roundhouse.design.problem.SpellingHint;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.bots.Bots;

/**
 * The seed and the planning effort of the bots that a command line names: the same options repeat
 * the same games.
 */
final class BotOptions {
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

  @Mixin private ProgramOptions programs;

  /** The bots, with the programs that the command line names. */
  BotRegistry registry(CommandSpec spec) {
    return programs.registry(spec);
  }

  /** Tells what programs did wrong, once their games are over, and ends them. */
  void endPrograms(CommandSpec spec) {
    programs.end(spec);
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
    known.addAll(registry(spec).programs().keySet());
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
