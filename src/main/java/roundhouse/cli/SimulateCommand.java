package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.UsageErrors;
import roundhouse.cli.text.ProgressLine;
import roundhouse.design.spec.TitleWords;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.EventKind;
import roundhouse.files.RegularFiles;
import roundhouse.lab.answers.Estimate;
import roundhouse.lab.answers.Intervals;
import roundhouse.lab.answers.Timelines;
import roundhouse.lab.batch.Batch;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.BatchReportJson;
import roundhouse.lab.batch.BatchReportText;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentRuns;
import roundhouse.lab.experiment.ExperimentSide;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.BatchSeeds;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.Kingmaking;
import roundhouse.lab.simulation.Shrinker;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.files.WriteFailure;
import roundhouse.workshop.project.KeptRevision;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.RevisionEffect;

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
    try {
      return play();
    } finally {
      games.endPrograms();
    }
  }

  private int play() {
    refuseLoneOptions();
    if (asked.engine.given() && !games.programs().isEmpty())
      misused("--program runs on this machine: omit --engine");
    var titles = new TitleOpener();
    if (designs.size() == 1 && ExperimentFile.is(designs.getFirst())) return ofFile(titles);
    List<Variant> sides =
        asked.vary.isEmpty()
            ? RequestedVariants.sides(titles, designs, options, asked.combine)
            : varied(titles);
    if (asked.game.isPresent()) return game(sides, asked.game.get());
    if (asked.kingmaking) return kingmaking(sides);
    if (designs.size() == 1 && !asked.any())
      return new BatchPlay(spec, json, events, asked.all).play(games.batch(sides));
    refuseLoneSide(sides);
    if (asked.kept) return searchKept(games.experiment(sides), asked.rows.orElseThrow());
    return play(
        games.experiment(sides), new ExperimentPlay(spec, asked, asked.vary, ""), List.of());
  }

  /** The share of games in which a loser decides who wins, for each number of players. */
  private int kingmaking(List<Variant> sides) {
    if (sides.size() > 1) misused("--kingmaking is for one design, without --options");
    Batch batch = games.batch(sides);
    PrintWriter out = spec.commandLine().getOut();
    for (int players : batch.players()) {
      int ended = 0;
      int made = 0;
      try (var progress = new ProgressLine(spec.commandLine().getErr())) {
        Simulation simulation =
            Simulation.seated(sides.getFirst().title(), players, batch.bots())
                .withLimits(batch.limits());
        for (int game = 0; game < batch.games(); game++) {
          Optional<Boolean> found =
              Kingmaking.in(simulation, BatchSeeds.of(batch.seed(), players, game));
          if (found.isPresent()) ended++;
          if (found.orElse(false)) made++;
          progress.done(game + 1, batch.games());
        }
      }
      Estimate share = Intervals.share(made, ended, Intervals.ERROR);
      out.printf(
          "%s players: in %s of %s games that ended (95 %%: %s %% to %s %%) another choice in the"
              + " last %s decisions of a losing player makes another of the others win.%n",
          players,
          made,
          ended,
          Math.round(100 * share.low()),
          Math.round(100 * share.high()),
          Kingmaking.DECISIONS);
    }
    out.flush();
    return ExitStatus.DONE;
  }

  private void refuseLoneOptions() {
    asked.contradiction().ifPresent(this::misused);
    if (asked.combine && !options.contains(","))
      misused("--combine needs --options with two options or more: --options A,B");
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
    List<String> on = options.isBlank() ? List.of() : List.of(options.split("\\s*,\\s*"));
    var side = new ExperimentSide(designs.getFirst(), on, Map.of());
    try {
      return ExperimentSetup.sides(titles).swept(side, asked.vary);
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure("--vary: " + UsageErrors.ended(wrong.getMessage()), wrong);
    }
  }

  private int ofFile(TitleOpener titles) {
    ExperimentFile file = ExperimentSetup.file(titles, designs.getFirst(), games.programs());
    ExperimentSpec wanted = ExperimentSetup.spec(file);
    List<Variant> sides =
        ExperimentSetup.at(
            file,
            () -> ExperimentSetup.unloaded(titles, wanted),
            () -> ExperimentSetup.sides(titles, wanted));
    refuseLoneSide(sides);
    List<String> questions =
        ExperimentSetup.at(
            file, "questions", () -> ExperimentPlay.known(sides, wanted.questions(), ""));
    Experiment experiment =
        ExperimentSetup.at(file, "players", () -> games.experiment(sides, wanted));
    var runs = new ExperimentRuns(file.rows());
    if (asked.kept)
      return searchKept(experiment, asked.rows.orElseGet(() -> place(runs, experiment)));
    var play = new ExperimentPlay(spec, asked, wanted.vary(), wanted.says());
    if (!asked.find.isBlank() || asked.rows.isPresent()) return play(experiment, play, questions);
    return new RunPlay(play, titles.folders(), runs).play(experiment, questions);
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

  private int play(Experiment experiment, ExperimentPlay play, List<String> questions) {
    if (!asked.find.isBlank()) return new SearchPlay(spec, asked).play(experiment);
    int status = play.play(experiment, asked.rows, questions);
    if (!asked.all) tellOfAll(spec);
    return status;
  }

  /** Where there is what one screen leaves out. */
  private static void tellOfAll(CommandSpec spec) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%nWith --all: all figures, their intervals, and when everything happens.%n");
    out.flush();
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

  /**
   * Plays the experiment of a file, keeps the revisions of its designs, and reports what changed.
   */
  private record RunPlay(ExperimentPlay play, ProjectFolders folders, ExperimentRuns runs) {

    /**
     * @param questions figures that are answered first
     */
    int play(Experiment experiment, List<String> questions) {
      try {
        Path place = runs.place(experiment);
        KeptRevision.keep(folders, place, experiment);
        int status = play.play(experiment, Optional.of(place), questions);
        KeptExperimentRun run = runs.in(place).orElseThrow();
        tell(run, RevisionEffect.keep(runs, run, questions));
        return status;
      } catch (IOException unwritable) {
        throw ExperimentPlay.unwritable(runs.folder(), unwritable);
      }
    }

    private void tell(KeptExperimentRun run, List<RevisionEffect> effects) {
      PrintWriter out = play.spec().commandLine().getOut();
      for (RevisionEffect effect : effects) {
        out.printf("%n%s since %s: %s%n", effect.side(), effect.against(), effect.says());
        if (play.asked().all) effect.sentences().forEach(out::println);
        else out.printf("%s%n", brief(effect));
      }
      out.printf(
          "%nThe games are recorded in '%s', with the designs as they are now.%n", run.folder());
      out.flush();
      if (!play.asked().all) tellOfAll(play.spec());
    }

    private static String brief(RevisionEffect effect) {
      int clear = effect.clear().size();
      return clear == 0
          ? "Nothing differs clearly since then."
          : "%s, and %s more are clear.".formatted(effect.clear().getFirst(), clear - 1);
    }
  }

  /** Plays the game of one seed again: prints its log, or saves it for the window. */
  private record GamePlay(CommandSpec spec) {

    int print(Simulation simulation, long seed) {
      PrintWriter out = spec.commandLine().getOut();
      var log = new PrintedLog(out, simulation.title().design().words());
      return end(simulation.play(seed, log));
    }

    int save(Simulation simulation, long seed, Path file) {
      SimulatedGame game = simulation.play(seed);
      try {
        SavedGames.save(file, game.logToFailure());
      } catch (IOException unwritable) {
        throw new CommandFailure(
            "The game cannot be written to '%s': %s."
                .formatted(file, WriteFailure.reason(unwritable)));
      }
      return end(game);
    }

    private int end(SimulatedGame game) {
      PrintWriter out = spec.commandLine().getOut();
      out.printf(
          "%s actions, %s; %s%n",
          game.log().actions().size(), game.outcome().says(), worths(game.worths()));
      out.flush();
      return game.outcome().endedNormally() ? ExitStatus.DONE : ExitStatus.FAILED;
    }

    private static String worths(Map<String, Integer> worths) {
      return worths.entrySet().stream()
          .map(each -> each.getKey() + " " + each.getValue())
          .collect(Collectors.joining(", "));
    }

    /** Prints the sentences of a game, each with the number of the action that led to it. */
    private static final class PrintedLog implements GameWatcher {
      private final PrintWriter out;
      private final TitleWords words;
      private int actions;

      PrintedLog(PrintWriter out, TitleWords words) {
        this.out = out;
        this.words = words;
      }

      @Override
      public void played(Played action) {
        actions++;
        for (Event event : action.result().events())
          if (event.kind() == EventKind.HEADING) out.printf("%n%s%n", words.in(event.says()));
          else out.printf("%5s %s%n", actions, words.in(event.says()));
      }
    }
  }

  /**
   * Plays a batch and prints its figures.
   *
   * @param json as JSON
   * @param events with how often each event happened
   * @param all with all figures
   */
  private record BatchPlay(CommandSpec spec, boolean json, boolean events, boolean all) {
    private static final int ACTIONS_TOLD = 20;

    /** Of a screen, without the last ones. */
    private static final int LINES = 35;

    int play(Batch batch) {
      var timelines = new Timelines(batch.variants().stream().map(Variant::name).toList());
      BatchReport report = run(batch, timelines);
      report.failures().stream()
          .filter(failure -> Shrinker.canShorten(failure.game()))
          .findFirst()
          .ifPresent(failure -> shortest(failure, batch.variants()));
      print(report, timelines, batch);
      return report.failures().isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
    }

    private BatchReport run(Batch batch, Timelines timelines) {
      try (var progress =
          new ProgressLine(spec.commandLine().getErr()) {
            @Override
            public void recorded(String variant, GameRecord rows) {
              timelines.add(rows);
            }
          }) {
        return batch.run(progress);
      }
    }

    private void print(BatchReport report, Timelines timelines, Batch batch) {
      PrintWriter out = spec.commandLine().getOut();
      if (json) out.println(BatchReportJson.of(report));
      else text(report, timelines, batch, out);
      out.flush();
    }

    private void text(BatchReport report, Timelines timelines, Batch batch, PrintWriter out) {
      Map<String, Title> titles = titles(batch.variants());
      String figures = all ? BatchReportText.of(report) : BatchReportText.brief(report);
      int room = LINES - (int) figures.lines().count();
      if (all) out.print(timelines.text());
      out.print(figures);
      if (events) out.print(BatchReportText.events(report));
      out.print(all ? timelines.findings(titles) : timelines.brief(titles, room));
      out.printf("%n%s%n", summary(report, batch.checked()));
      if (!all) tellOfAll(spec);
    }

    private static Map<String, Title> titles(List<Variant> variants) {
      return variants.stream().collect(Collectors.toMap(Variant::name, Variant::title));
    }

    private static String summary(BatchReport report, boolean checked) {
      int failed = report.failed();
      String games = report.games() == 1 ? "1 game" : report.games() + " games";
      if (failed > 0) return "%s: %s failed.".formatted(games, failed);
      return games + " ended by the rules" + (checked ? " and kept all invariants." : ".");
    }

    /** Prints the end of the first failure, in as few actions as possible. */
    private void shortest(BatchReport.Failure failure, List<Variant> variants) {
      Title title =
          variants.stream()
              .filter(variant -> variant.name().equals(failure.variant()))
              .findFirst()
              .orElseThrow()
              .title();
      PrintWriter err = spec.commandLine().getErr();
      err.println("Shortening the first failure ...");
      err.flush();
      GameLog log = Shrinker.shrink(title, failure.game());
      err.printf(
          "The first failure in %s actions (seed %s, %s players):%n",
          log.actions().size(), log.seed(), failure.players());
      int earlier = Math.max(0, log.actions().size() - ACTIONS_TOLD);
      if (earlier > 0)
        err.printf(
            "  (%s actions before these; '--players %s --game %s' shows the game as it was"
                + " played)%n",
            earlier, failure.players(), log.seed());
      log.actions().stream().skip(earlier).forEach(action -> err.println("  " + action));
      err.flush();
    }
  }
}
