package roundhouse.cli;

import java.util.Collection;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;

/** Options of 'simulate' that say what games are played. */
final class GameOptions {
  /** Far more than any question needs, and few enough to be counted and listed. */
  static final int MOST_GAMES = 1_000_000;

  private static final int THREADS = Runtime.getRuntime().availableProcessors();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "Games for each number of players and each variant (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--players",
      paramLabel = "N[..M]",
      defaultValue = "",
      description = "Numbers of players, '3' or '2..4' (default: all that the design allows).")
  private String players;

  @Mixin private BotOptions thinking;

  @Option(
      names = "--bots",
      paramLabel = "NAMES",
      split = ",",
      defaultValue = Bots.USUAL,
      description =
          "Bots for the seats in order, repeated as needed: random, sensible, planning; with a"
              + " temperament sensible-builder, planning-trader, planning-cautious (default:"
              + " ${DEFAULT-VALUE}).")
  private List<String> bots;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "20000",
      description = "Number of actions after which a game is stopped (default: ${DEFAULT-VALUE}).")
  private int limit;

  @Option(
      names = "--check",
      description = "Check the invariants of games after every action; slower.")
  private boolean check;

  /** The games of one design's variants. */
  Batch batch(List<Variant> variants) {
    return new Batch(
        variants,
        numbers(variants),
        games(),
        thinking.seed(),
        thinking.registry(spec).named(variants.getFirst().title(), known(variants)),
        limits(),
        check,
        THREADS);
  }

  /** The games of several sides. */
  Experiment experiment(List<Variant> sides) {
    return new Experiment(
            sides, numbers(sides), games(), thinking.seed(), known(sides), limits(), check, THREADS)
        .with(thinking.registry(spec));
  }

  /**
   * The experiment of a file, with the number of games and the seed of the command line if given.
   */
  Experiment experiment(List<Variant> sides, ExperimentSpec file) {
    return new Experiment(
            sides,
            ExperimentSetup.players(sides, file.players()),
            given("--games") ? games() : file.games(),
            given("--seed") ? thinking.seed() : file.seed(),
            file.bots(),
            limits(),
            check,
            THREADS)
        .with(thinking.registry(spec));
  }

  /** Names of programs that take seats, too. */
  Collection<String> programs() {
    return thinking.registry(spec).programs().keySet();
  }

  /** Tells what programs did wrong, and ends them. */
  void endPrograms() {
    thinking.endPrograms(spec);
  }

  private boolean given(String option) {
    return spec.commandLine().getParseResult().hasMatchedOption(option);
  }

  /** How a single game is played. */
  Simulation simulation(Variant variant) {
    List<Integer> numbers = numbers(List.of(variant));
    if (numbers.size() > 1) throw misuse("--game needs one number of players, like --players 3");
    int count = numbers.getFirst();
    return Simulation.seated(
            variant.title(),
            count,
            thinking.registry(spec).named(variant.title(), known(List.of(variant))))
        .withLimits(limits())
        .checking(check);
  }

  private int games() {
    if (games < 1) throw misuse("--games must be at least 1");
    if (games > MOST_GAMES) throw misuse("--games must be at most " + MOST_GAMES);
    return games;
  }

  private SimulationLimits limits() {
    if (limit < 1) throw misuse("--limit must be at least 1");
    return new SimulationLimits(limit);
  }

  private List<String> known(List<Variant> sides) {
    return thinking.named(spec, sides, bots);
  }

  /** A number out of range is a mistake in the command line. */
  private List<Integer> numbers(List<Variant> sides) {
    try {
      return ExperimentSetup.players(sides, players);
    } catch (CommandFailure impossible) {
      throw misuse(impossible.getMessage());
    }
  }

  private CommandLine.ParameterException misuse(String says) {
    return new CommandLine.ParameterException(spec.commandLine(), says);
  }
}
