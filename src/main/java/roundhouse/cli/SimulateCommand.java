package roundhouse.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.UsageErrors;
import roundhouse.files.RegularFiles;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentRuns;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.simulation.Simulation;

/** Lets bots play many games of a design and reports the results. */
@Command(
    name = "simulate",
    description = {
      "Let bots play many games of a design and report the results.",
      "The exit status is 0 only if every game ended by its rules and, with --check, kept all"
          + " invariants."
    })
final class SimulateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DESIGN[:OPTION,OPTION]",
      arity = "1..*",
      description = {
        "The design: the name or path of its folder.",
        "Several are played with the same seeds, and the first is compared with each of the"
            + " others.",
        "Or a file with an experiment, like designs/mine/experiments/roster.yaml."
      })
  private List<String> designs;

  @Mixin private GameOptions games;

  @Option(
      names = "--options",
      paramLabel = "A,B",
      defaultValue = "",
      description =
          "Options to compare with the standard title: names, 'each' for one at a time, or 'all'"
              + " that can be combined.")
  private String options;

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
    refuseLoneOptions();
    var titles = new TitleOpener();
    if (designs.size() == 1 && ExperimentFile.is(designs.getFirst())) return ofFile(titles);
    List<Variant> sides =
        asked.vary.isEmpty() ? RequestedVariants.sides(titles, designs, options) : varied(titles);
    if (asked.game.isPresent()) return game(sides, asked.game.get());
    if (designs.size() == 1 && !asked.any())
      return new BatchPlay(spec, json, events).play(games.batch(sides));
    refuseLoneSide(sides);
    if (asked.kept) return searchKept(games.experiment(sides), asked.rows.orElseThrow());
    return play(games.experiment(sides), asked.vary, asked.rows, List.of());
  }

  private void refuseLoneOptions() {
    asked.contradiction().ifPresent(this::misused);
    refuseLoneSearch();
    refuseLoneGame();
  }

  private void refuseLoneSearch() {
    if (!asked.during.isBlank() && asked.find.isBlank()) misused("--while needs --find");
    if (asked.kept && asked.find.isBlank()) misused("--kept needs --find");
    if (asked.kept && asked.rows.isEmpty() && !ExperimentFile.is(designs.getFirst()))
      misused("--kept needs the file of an experiment, or --rows");
    if (asked.engine.given() && (!asked.find.isBlank() || asked.game.isPresent()))
      misused("--find and --game play on this machine: omit --engine");
  }

  private void refuseLoneGame() {
    boolean severalTitles =
        designs.size() > 1 || !asked.vary.isEmpty() || ExperimentFile.is(designs.getFirst());
    if (asked.save.isPresent() && asked.game.isEmpty()) misused("--save needs --game");
    if ((json || events) && asked.game.isPresent())
      misused("--game plays one game, without figures: omit --json and --events");
    if ((json || events) && (severalTitles || asked.any()))
      misused(
          "--json and --events work with one design; --rows FOLDER writes the games of"
              + " several, also as JSON");
    if (asked.game.isPresent() && severalTitles)
      misused("--game plays one game of one design; name it, and the --options that are on");
  }

  private void misused(String says) {
    throw new CommandLine.ParameterException(spec.commandLine(), says);
  }

  private void refuseLoneSide(List<Variant> sides) {
    if (!asked.until.isEmpty() && sides.size() < 2)
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--until needs two sides, because it waits for a difference");
  }

  private List<Variant> varied(TitleOpener titles) {
    if (designs.size() > 1)
      throw new CommandLine.ParameterException(
          spec.commandLine(), "--vary is for one design, not for several");
    Set<String> on = options.isBlank() ? Set.of() : Set.of(options.split("\\s*,\\s*"));
    try {
      return ExperimentSetup.varied(titles, designs.getFirst(), on, asked.vary);
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure("--vary: " + UsageErrors.ended(wrong.getMessage()), wrong);
    }
  }

  private int ofFile(TitleOpener titles) {
    ExperimentFile file = ExperimentSetup.file(titles, designs.getFirst());
    ExperimentSpec wanted = ExperimentSetup.spec(file);
    String asking = wanted.vary().isEmpty() ? "sides" : "vary";
    List<Variant> sides =
        ExperimentSetup.at(file, asking, () -> ExperimentSetup.sides(titles, wanted));
    refuseLoneSide(sides);
    Experiment experiment =
        ExperimentSetup.at(file, "players", () -> games.experiment(sides, wanted));
    var runs = new ExperimentRuns(file.rows());
    if (asked.kept)
      return searchKept(experiment, asked.rows.orElseGet(() -> place(runs, experiment)));
    if (!asked.find.isBlank() || asked.rows.isPresent())
      return play(experiment, wanted.vary(), asked.rows, wanted.questions());
    var play = new ExperimentPlay(spec, asked, wanted.vary());
    return new RunPlay(play, titles.folders(), runs).play(experiment, wanted.questions());
  }

  private int searchKept(Experiment experiment, Path rows) {
    return new SearchPlay(spec, asked).inRows(experiment, rows);
  }

  /** Where the games of the designs are kept as these are now. */
  private static Path place(ExperimentRuns runs, Experiment experiment) {
    try {
      return runs.place(experiment);
    } catch (IOException unreadable) {
      throw new CommandFailure(
          "The runs in '%s' cannot be read: %s."
              .formatted(runs.folder(), RegularFiles.reason(unreadable)));
    }
  }

  private int play(
      Experiment experiment, List<String> vary, Optional<Path> rows, List<String> questions) {
    return asked.find.isBlank()
        ? new ExperimentPlay(spec, asked, vary).play(experiment, rows, questions)
        : new SearchPlay(spec, asked).play(experiment);
  }

  /** The game of one seed, with the options that are named. */
  private int game(List<Variant> sides, long seed) {
    Simulation simulation = games.simulation(sides.getLast());
    var play = new GamePlay(spec);
    return asked
        .save
        .map(file -> play.save(simulation, seed, file))
        .orElseGet(() -> play.print(simulation, seed));
  }
}
