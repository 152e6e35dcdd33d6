package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.OutputFile;
import roundhouse.cli.outcome.UsageErrors;
import roundhouse.cli.text.ProgressLine;
import roundhouse.engine.Title;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.lab.answers.Answers;
import roundhouse.lab.answers.AnswersScreen;
import roundhouse.lab.answers.AnswersText;
import roundhouse.lab.answers.DesignFindings;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.lab.answers.KnownFigures;
import roundhouse.lab.answers.Questions;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentPlayer;
import roundhouse.lab.experiment.ExperimentRunFolder;
import roundhouse.lab.experiment.KeptAwaited;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.lab.experiment.SweepGrid;
import roundhouse.picture.Theme;
import roundhouse.print.report.ExperimentReport;
import roundhouse.print.report.HeatMaps;
import roundhouse.workshop.files.WriteFailure;

/**
 * Plays the sides of an experiment with the same seeds and reports what differs.
 *
 * @param vary the sweeps that make the sides, if any
 * @param says the question in a sentence; empty if nobody wrote it
 */
record ExperimentPlay(CommandSpec spec, ExperimentOptions asked, List<String> vary, String says) {

  /**
   * @param rows the folder for the rows of all games
   * @param questions figures that are answered first
   */
  int play(Experiment experiment, Optional<Path> rows, List<String> questions) {
    refuseUnknownFigure(experiment);
    asked.report.ifPresent(OutputFile::refuseUnwritable);
    PlayedExperiment played = play(experiment, rows);
    var grid = new SweepGrid(vary);
    PrintWriter out = spec.commandLine().getOut();
    Questions answered = answered(experiment, rows, questions);
    Function<Answers.Table, List<FigureGrid>> grids =
        table -> grid.of(table.sides(), answered.all());
    var screen =
        new AnswersScreen(
            played.answers(),
            answered,
            new AnswersScreen.Played(
                says, experiment.bots(), experiment.seed(), experiment.sides().getFirst().title()),
            grids);
    String brief = screen.text(AnswersScreen.LETTERS);
    out.print(brief);
    if (asked.all) {
      out.println();
      out.print(AnswersText.of(played.answers(), answered));
      for (Answers.Table table : played.answers().tables())
        grids.apply(table).forEach(each -> out.print(each.text()));
      findings(experiment, played).forEach(out::print);
    }
    int failures = asked.all ? played.failures().size() : Math.min(1, played.failures().size());
    for (PlayedExperiment.Failure failure : played.failures().subList(0, failures))
      out.printf("%nFAILED %s%n", failure.says());
    int more = played.failed() - failures;
    if (more > 0) out.printf("%n%s more failed%n", more);
    for (PlayedExperiment.LeftOut game : played.leftOut())
      out.printf("%nLEFT OUT %s%n", game.says());
    out.flush();
    asked.report.ifPresent(
        file -> report(file, played, new ReportParts(brief, grid, answered, rows)));
    return played.failed() == 0 && played.leftOut().isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
  }

  /** Those of the first side, which is what the others are compared with. */
  private static List<String> findings(Experiment experiment, PlayedExperiment played) {
    Title first = experiment.sides().getFirst().title();
    return played.answers().tables().stream()
        .map(table -> DesignFindings.text(table.sides().getFirst(), first, table.players()))
        .toList();
  }

  private void refuseUnknownFigure(Experiment experiment) {
    if (!asked.until.isEmpty()) known(experiment.sides(), List.of(asked.until), "--until: ");
  }

  /**
   * Names of figures that games of some sides can have.
   *
   * @param where begins the message if there is one that they cannot have
   */
  static List<String> known(List<Variant> sides, List<String> figures, String where) {
    KnownFigures.of(sides)
        .mistake(figures)
        .ifPresent(
            wrong -> {
              throw new CommandFailure(where + UsageErrors.ended(wrong));
            });
    return figures;
  }

  /** Games that are kept may have been played for a figure before. */
  private Questions answered(Experiment experiment, Optional<Path> rows, List<String> first) {
    if (!asked.until.isEmpty()) return Questions.until(asked.until, experiment.games(), first);
    if (rows.isEmpty()) return Questions.of(first);
    try {
      return Questions.of(first, KeptAwaited.read(rows.get()));
    } catch (IOException unreadable) {
      throw unwritable(rows.get(), unreadable);
    }
  }

  private PlayedExperiment play(Experiment experiment, Optional<Path> rows) {
    try (var progress = new ProgressLine(spec.commandLine().getErr());
        ExperimentEngine engine = asked.engine.connect()) {
      var player = new ExperimentPlayer(engine, progress, asked.until);
      return rows.map(folder -> write(player, experiment, folder))
          .orElseGet(() -> player.play(experiment));
    }
  }

  private static PlayedExperiment write(
      ExperimentPlayer player, Experiment experiment, Path folder) {
    try {
      return player.play(experiment, folder);
    } catch (UncheckedIOException unwritable) {
      throw unwritable(folder, unwritable.getCause());
    } catch (IOException unwritable) {
      throw unwritable(folder, unwritable);
    }
  }

  static CommandFailure unwritable(Path folder, IOException why) {
    return new CommandFailure(
        "The rows cannot be written to '%s': %s.".formatted(folder, WriteFailure.reason(why)));
  }

  /** What a report shows of an experiment in addition to its answers. */
  private record ReportParts(
      String brief, SweepGrid grid, Questions questions, Optional<Path> rows) {}

  private void report(Path file, PlayedExperiment played, ReportParts parts) {
    String title =
        played.experiment().sides().stream()
            .map(Variant::name)
            .collect(Collectors.joining(" and "));
    var maps =
        new HeatMaps(
            played.experiment().sides().stream()
                .collect(Collectors.toMap(Variant::name, Variant::title)),
            Theme.LIGHT);
    try {
      var report =
          new ExperimentReport(
              title,
              parts.brief(),
              repeat(played),
              parts.questions(),
              parts.grid(),
              maps,
              parts.rows());
      AtomicFiles.writeOutput(file, report.html(played.answers()));
    } catch (IOException unwritable) {
      throw new CommandFailure(
          "The report cannot be written to '%s': %s."
              .formatted(file, WriteFailure.reason(unwritable)));
    }
  }

  /** The version, the command line, the experiment's file if there is one, and what was played. */
  private List<String> repeat(PlayedExperiment played) throws IOException {
    List<String> line = spec.commandLine().getParseResult().originalArgs();
    var all = new ArrayList<>(AppVersion.build());
    all.add("");
    all.add(
        line.stream()
            .map(ExperimentPlay::quoted)
            .collect(Collectors.joining(" ", "roundhouse ", "")));
    for (String word : line)
      if (ExperimentFile.is(word)) all.add("\n# " + word + "\n" + RegularFiles.text(Path.of(word)));
    all.add(ExperimentRunFolder.about(played.experiment()));
    return all;
  }

  /** A word of a command line as a shell reads it. */
  private static String quoted(String word) {
    return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
