package roundhouse.lab.experiment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The runs of an experiment, each in its own folder: {@code run-1}, {@code run-2}. Another revision
 * of a design begins another run; going back to an earlier revision continues its run.
 *
 * @param folder of all runs
 */
public record ExperimentRuns(Path folder) {
  private static final String RUN = "run-";
  private static final ObjectMapper JSON = new ObjectMapper();

  /** All runs, the first begun first. */
  public List<KeptExperimentRun> all() throws IOException {
    if (!Files.isDirectory(folder)) return List.of();
    var runs = new ArrayList<KeptExperimentRun>();
    try (Stream<Path> inside = Files.list(folder)) {
      for (Path each :
          inside
              .filter(ExperimentRuns::isRun)
              .sorted(Comparator.comparingInt(ExperimentRuns::number))
              .toList()) runs.add(KeptExperimentRun.read(each));
    }
    return runs;
  }

  private static boolean isRun(Path folder) {
    return folder.getFileName().toString().matches(RUN + "\\d{1,6}")
        && Files.isRegularFile(folder.resolve(ExperimentRunFolder.ABOUT));
  }

  private static int number(Path run) {
    return Integer.parseInt(run.getFileName().toString().substring(RUN.length()));
  }

  /** The folder for the games of an experiment: that of its run, or the next one. */
  public Path place(Experiment experiment) throws IOException {
    List<KeptExperimentRun> runs = all();
    for (KeptExperimentRun run : runs) if (same(run, experiment)) return run.folder();
    int last = runs.isEmpty() ? 0 : number(runs.getLast().folder());
    return folder.resolve(RUN + (last + 1));
  }

  private static boolean same(KeptExperimentRun run, Experiment experiment) {
    try {
      return JSON.readTree(ExperimentRunFolder.about(experiment)).equals(run.about());
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("an experiment is plain data", impossible);
    }
  }

  /** The last run before one that differs from it in nothing but revisions. */
  public Optional<KeptExperimentRun> before(KeptExperimentRun run) throws IOException {
    return all().stream()
        .takeWhile(each -> !each.folder().equals(run.folder()))
        .filter(each -> each.comparesWith(run))
        .reduce((_, later) -> later);
  }

  /** The run in a folder of these. */
  public Optional<KeptExperimentRun> in(Path place) throws IOException {
    return all().stream().filter(each -> each.folder().equals(place)).findFirst();
  }
}
