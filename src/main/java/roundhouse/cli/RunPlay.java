package roundhouse.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentRuns;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.workshop.project.KeptRevision;
import roundhouse.workshop.project.ProjectFolders;
import roundhouse.workshop.project.RevisionEffect;

/** Plays the experiment of a file, keeps the revisions of its designs, and reports what changed. */
record RunPlay(ExperimentPlay play, ProjectFolders folders, ExperimentRuns runs) {

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
      effect.sentences().forEach(out::println);
    }
    out.printf(
        "%nThe games are recorded in '%s', with the designs as they are now.%n", run.folder());
    out.flush();
  }
}
