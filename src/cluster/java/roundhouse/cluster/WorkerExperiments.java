package roundhouse.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import roundhouse.lab.experiment.Experiment;

/** The experiments that this worker has loaded; each is loaded once. */
final class WorkerExperiments {
  private static final Map<String, Experiment> LOADED = new ConcurrentHashMap<>();

  private WorkerExperiments() {}

  static Experiment get(String id, ClusterExperiment sent) {
    return LOADED.computeIfAbsent(id, _ -> load(sent));
  }

  private static Experiment load(ClusterExperiment sent) {
    try {
      Path folder = Files.createTempDirectory("roundhouse");
      try {
        return sent.load(folder);
      } finally {
        remove(folder);
      }
    } catch (IOException unwritable) {
      throw new IllegalStateException("the worker cannot write the designs", unwritable);
    }
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> inside = Files.walk(folder)) {
      for (Path each : inside.sorted(Comparator.reverseOrder()).toList()) Files.delete(each);
    }
  }
}
