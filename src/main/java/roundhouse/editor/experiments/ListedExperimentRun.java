package roundhouse.editor.experiments;

import java.io.IOException;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import roundhouse.lab.experiment.ExperimentRuns;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.workshop.project.RevisionEffect;

/**
 * A run as the list shows it.
 *
 * @param games of each side
 * @param when its last game was played
 * @param effects of what was changed since the run before
 */
record ListedExperimentRun(
    KeptExperimentRun run, int games, FileTime when, List<RevisionEffect> effects) {

  /** All runs of an experiment, the latest first. */
  static List<ListedExperimentRun> of(ExperimentRuns runs) throws IOException {
    var all = new ArrayList<ListedExperimentRun>();
    for (KeptExperimentRun run : runs.all().reversed())
      all.add(new ListedExperimentRun(run, run.games(), run.when(), RevisionEffect.read(run)));
    return all;
  }
}
