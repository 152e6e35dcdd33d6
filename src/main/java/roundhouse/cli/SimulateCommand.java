package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.design.spec.NumberRange;
import roundhouse.engine.GameLog;
import roundhouse.lab.answers.AnswersText;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.BatchReportJson;
import roundhouse.lab.batch.BatchReportText;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.lab.simulation.Shrinker;
import roundhouse.lab.simulation.SimulationLimits;

/** Lets bots play many games of a design and reports the results. */
@Command(
    name = "simulate",
    description = {
      "Let bots play many games of a design and report the results.",
      "The exit status is 0 only if every game ended by its rules and, with --check, kept all"
          + " invariants."
    })
final class SimulateCommand implements Callable<Integer> {
  private static final int THREADS = Runtime.getRuntime().availableProcessors();

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DESIGN[:OPTION,OPTION]",
      arity = "1..*",
      description = {
        "The design: the name of its folder, or its path.",
        "Several are played with the same seeds, and the first is compared with each of the others."
      })
  private List<String> designs;

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

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed; the same seed gives the same games (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--options",
      paramLabel = "A,B",
      defaultValue = "",
      description =
          "Options to compare with the standard title: names, 'each' for one at a time, or 'all'"
              + " that can be combined.")
  private String options;

  @Option(
      names = "--bots",
      paramLabel = "NAMES",
      split = ",",
      defaultValue = Bots.USUAL,
      description = "Bots for the seats in order: sensible, random (default: ${DEFAULT-VALUE}).")
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

  @Option(
      names = "--events",
      description =
          "Also list how often each event happened and in how many games; a rule that never applied"
              + " is missing.")
  private boolean events;

  @Option(
      names = "--rows",
      paramLabel = "FOLDER",
      description =
          "Write rows of every game, moment and company to files of this folder, as comma-separated"
              + " values and as lines of JSON.")
  private Optional<Path> rows = Optional.empty();

  @Option(names = "--json", description = "Print the figures as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    if (games < 1 || limit < 1)
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--games and --limit must be at least 1");
    List<Variant> variants = RequestedVariants.sides(new TitleOpener(), designs, options);
    return designs.size() > 1 || rows.isPresent() ? experiment(variants) : batch(variants);
  }

  /** Plays the sides with the same seeds and tells what differs. */
  private int experiment(List<Variant> sides) {
    var experiment =
        new Experiment(
            sides,
            numbers(sides),
            games,
            seed,
            seats(),
            new SimulationLimits(limit),
            check,
            THREADS);
    var progress = new ProgressLine(spec.commandLine().getErr());
    PlayedExperiment played =
        rows.map(folder -> write(experiment, progress, folder))
            .orElseGet(() -> PlayedExperiment.of(experiment, progress));
    PrintWriter out = spec.commandLine().getOut();
    out.print(AnswersText.of(played.answers()));
    for (PlayedExperiment.Failure failure : played.failures())
      out.printf("%nFAILED %s%n", failure.says());
    out.flush();
    return played.failed() == 0 ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private static PlayedExperiment write(Experiment experiment, ProgressLine progress, Path folder) {
    try {
      return PlayedExperiment.of(experiment, progress, folder);
    } catch (IOException | UncheckedIOException unwritable) {
      throw new CommandFailure(
          "The rows cannot be written to '%s': %s.".formatted(folder, unwritable.getMessage()));
    }
  }

  private int batch(List<Variant> variants) {
    var batch =
        new Batch(
            variants,
            numbers(variants),
            games,
            seed,
            seats(),
            new SimulationLimits(limit),
            check,
            THREADS);
    BatchReport report = batch.run(new ProgressLine(spec.commandLine().getErr()));
    print(report, variants);
    return report.failures().isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private void print(BatchReport report, List<Variant> variants) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(json ? BatchReportJson.of(report) : BatchReportText.of(report));
    if (events && !json) out.print(BatchReportText.events(report));
    out.flush();
    if (!report.failures().isEmpty()) shortest(report.failures().getFirst(), variants);
  }

  /** Prints the first failure again, in as few actions as possible. */
  private void shortest(BatchReport.Failure failure, List<Variant> variants) {
    var title =
        variants.stream()
            .filter(variant -> variant.name().equals(failure.variant()))
            .findFirst()
            .orElseThrow()
            .title();
    GameLog log = Shrinker.shrink(title, failure.game());
    PrintWriter err = spec.commandLine().getErr();
    err.printf(
        "The first failure in %d actions (seed %d, %d players):%n",
        log.actions().size(), log.seed(), failure.players());
    log.actions().forEach(action -> err.println("  " + action));
    err.flush();
  }

  private List<Bot> seats() {
    var seats = new ArrayList<Bot>();
    for (String name : bots) {
      seats.add(
          Bots.named(name)
              .orElseThrow(
                  () ->
                      new CommandLine.ParameterException(
                          spec.commandLine(),
                          "There is no bot '%s'; the bots are %s"
                              .formatted(name, String.join(", ", Bots.names())))));
    }
    return seats;
  }

  private List<Integer> numbers(List<Variant> variants) {
    NumberRange possible = common(variants);
    if (players.isBlank()) return range(possible.min(), possible.max());
    String[] ends = players.split("\\.\\.|-", 2);
    try {
      int from = Integer.parseInt(ends[0].strip());
      int to = Integer.parseInt(ends[ends.length - 1].strip());
      if (possible.contains(from) && possible.contains(to) && from <= to) return range(from, to);
    } catch (NumberFormatException notNumbers) {
      // reported below, like any other impossible range
    }
    throw new CommandLine.ParameterException(
        spec.commandLine(),
        "'%s' is for %d to %d players: give a number or a range within that, like %d..%d, not '%s'"
            .formatted(
                String.join(", ", designs),
                possible.min(),
                possible.max(),
                possible.min(),
                possible.max(),
                players));
  }

  /** The numbers of players that all sides are for. */
  private static NumberRange common(List<Variant> sides) {
    int least = 0;
    int most = Integer.MAX_VALUE;
    for (Variant side : sides) {
      least = Math.max(least, side.title().design().players().min());
      most = Math.min(most, side.title().design().players().max());
    }
    if (least > most)
      throw new CommandFailure("There is no number of players that all of these designs are for.");
    return new NumberRange(least, most);
  }

  private static List<Integer> range(int from, int to) {
    return java.util.stream.IntStream.rangeClosed(from, to).boxed().toList();
  }
}
