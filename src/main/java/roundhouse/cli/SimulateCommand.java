package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.engine.GameLog;
import roundhouse.lab.answers.AnswersText;
import roundhouse.lab.answers.Timelines;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.BatchReportJson;
import roundhouse.lab.batch.BatchReportText;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.lab.experiment.RunFolder;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.Shrinker;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.print.report.ExperimentReport;

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
        "Several are played with the same seeds, and the first is compared with each of the"
            + " others.",
        "Or a file with an experiment, like designs/mine/experiments/roster.yaml."
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

  @Mixin private ExperimentOptions asked;

  @Option(names = "--json", description = "Print the figures as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    if (games < 1 || limit < 1)
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--games and --limit must be at least 1");
    var titles = new TitleOpener();
    if (designs.size() == 1 && ExperimentFile.is(designs.getFirst())) return ofFile(titles);
    List<Variant> sides =
        asked.vary.isEmpty() ? RequestedVariants.sides(titles, designs, options) : varied(titles);
    if (designs.size() == 1 && !asked.any()) return batch(sides);
    refuseLoneSide(sides);
    return experiment(
        new Experiment(
            sides,
            numbers(sides),
            games,
            seed,
            known(bots),
            new SimulationLimits(limit),
            check,
            THREADS),
        asked.rows,
        List.of());
  }

  private void refuseLoneSide(List<Variant> sides) {
    if (!asked.until.isEmpty() && sides.size() < 2)
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--until needs two sides, for it waits for a difference");
  }

  private List<Variant> varied(TitleOpener titles) {
    if (designs.size() > 1)
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--vary is for one design, not for several");
    Set<String> on = options.isBlank() ? Set.of() : Set.of(options.split("\\s*,\\s*"));
    return ExperimentSetup.varied(titles, designs.getFirst(), on, asked.vary);
  }

  /** What the file says, with the number of games and the seed of the command line if given. */
  private int ofFile(TitleOpener titles) {
    ExperimentFile file = ExperimentSetup.file(designs.getFirst());
    ExperimentSpec wanted = ExperimentSetup.spec(file);
    List<Variant> sides = ExperimentSetup.sides(titles, wanted);
    refuseLoneSide(sides);
    boolean moreGames = spec.commandLine().getParseResult().hasMatchedOption("--games");
    boolean otherSeed = spec.commandLine().getParseResult().hasMatchedOption("--seed");
    return experiment(
        new Experiment(
            sides,
            ExperimentSetup.players(sides, wanted.players()),
            moreGames ? games : wanted.games(),
            otherSeed ? seed : wanted.seed(),
            wanted.bots(),
            new SimulationLimits(limit),
            check,
            THREADS),
        Optional.of(asked.rows.orElseGet(file::rows)),
        wanted.questions());
  }

  /** Plays the sides with the same seeds and tells what differs. */
  private int experiment(Experiment experiment, Optional<Path> rows, List<String> questions) {
    var progress = new ProgressLine(spec.commandLine().getErr());
    PlayedExperiment played =
        rows.map(folder -> write(experiment, progress, folder))
            .orElseGet(() -> PlayedExperiment.of(experiment, progress, asked.until));
    PrintWriter out = spec.commandLine().getOut();
    out.print(AnswersText.of(played.answers(), questions));
    for (PlayedExperiment.Failure failure : played.failures())
      out.printf("%nFAILED %s%n", failure.says());
    out.flush();
    asked.report.ifPresent(file -> report(file, played, questions));
    return played.failed() == 0 ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private void report(Path file, PlayedExperiment played, List<String> questions) {
    var line = spec.commandLine().getParseResult().originalArgs();
    var repeat =
        List.of("roundhouse " + String.join(" ", line), RunFolder.about(played.experiment()));
    String title =
        played.experiment().sides().stream()
            .map(Variant::name)
            .collect(Collectors.joining(" and "));
    try {
      Files.writeString(
          file, new ExperimentReport(title, repeat, questions).html(played.answers()));
    } catch (IOException unwritable) {
      throw new CommandFailure(
          "The report cannot be written to '%s': %s.".formatted(file, unwritable.getMessage()));
    }
  }

  private PlayedExperiment write(Experiment experiment, ProgressLine progress, Path folder) {
    try {
      return PlayedExperiment.of(experiment, progress, asked.until, folder);
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
    var timelines = new Timelines(variants.stream().map(Variant::name).toList());
    BatchReport report =
        batch.run(
            new ProgressLine(spec.commandLine().getErr()) {
              @Override
              public void recorded(String variant, GameRecord rows) {
                timelines.add(rows);
              }
            });
    print(report, variants, timelines);
    return report.failures().isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  private void print(BatchReport report, List<Variant> variants, Timelines timelines) {
    PrintWriter out = spec.commandLine().getOut();
    if (!json) out.print(timelines.text());
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
    return known(bots).stream().map(name -> Bots.named(name).orElseThrow()).toList();
  }

  private List<String> known(List<String> names) {
    for (String name : names)
      if (Bots.named(name).isEmpty())
        throw new CommandLine.ParameterException(
            spec.commandLine(),
            "There is no bot '%s'; the bots are %s"
                .formatted(name, String.join(", ", Bots.names())));
    return names;
  }

  /** A number that does not fit is a misuse of the command. */
  private List<Integer> numbers(List<Variant> sides) {
    try {
      return ExperimentSetup.players(sides, players);
    } catch (CommandFailure impossible) {
      throw new CommandLine.ParameterException(spec.commandLine(), impossible.getMessage());
    }
  }
}
