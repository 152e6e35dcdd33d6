package roundhouse.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentSide;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.workshop.project.ProjectExperiment;

/** What keeps the experiments of a design from being played. */
final class ExperimentProblems {
  private final TitleOpener titles;
  private final ExperimentFile file;
  private final List<Problem> problems;

  private ExperimentProblems(TitleOpener titles, ExperimentFile file) {
    this.titles = titles;
    this.file = file;
    this.problems = new ArrayList<>(file.problems());
  }

  /** The problems of all experiments in a design's folder. */
  static List<Problem> of(TitleOpener titles, Path design) {
    var all = new ArrayList<Problem>();
    for (ProjectExperiment experiment : ProjectExperiment.of(design)) {
      ExperimentFile file = ExperimentFile.read(experiment.file(), spec -> bots(titles, spec));
      var found = new ExperimentProblems(titles, file);
      file.spec().ifPresent(found::check);
      all.addAll(found.problems);
    }
    return all;
  }

  /** Bots that all sides have; any will do while a side does not load, which is told itself. */
  private static Collection<String> bots(TitleOpener titles, ExperimentSpec spec) {
    try {
      return BotOptions.known(ExperimentSetup.sides(titles, spec));
    } catch (CommandFailure unloaded) {
      return spec.bots();
    }
  }

  private void check(ExperimentSpec spec) {
    var sides = new ArrayList<Variant>();
    for (Map.Entry<String, ExperimentSide> side : spec.sides().entrySet())
      tried("sides." + side.getKey(), () -> sides.add(ExperimentSetup.side(titles, side)));
    if (problems.isEmpty() && !spec.vary().isEmpty())
      tried("vary", () -> ExperimentSetup.sides(titles, spec));
    if (problems.isEmpty()) tried("players", () -> ExperimentSetup.players(sides, spec.players()));
  }

  /** Tells the first line of a failure: a design's own errors are told with the design. */
  private void tried(String path, Runnable work) {
    try {
      work.run();
    } catch (CommandFailure wrong) {
      String said = wrong.getMessage().lines().findFirst().orElse("").replaceFirst("[.:]$", "");
      problems.add(new Problem(Severity.ERROR, file.place(path), path, said, ""));
    }
  }
}
