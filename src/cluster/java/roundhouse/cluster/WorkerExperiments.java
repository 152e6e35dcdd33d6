package roundhouse.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.files.FolderTree;
import roundhouse.lab.experiment.Experiment;

/** The experiment that this worker plays, which it loads once; a driver plays one at a time. */
final class WorkerExperiments {
  private static final Map<String, Experiment> LOADED = new ConcurrentHashMap<>();

  private WorkerExperiments() {}

  static synchronized Experiment get(String id, ClusterExperiment sent) {
    LOADED.keySet().removeIf(other -> !other.equals(id));
    return LOADED.computeIfAbsent(id, _ -> load(sent));
  }

  private static Experiment load(ClusterExperiment sent) {
    try {
      Path folder = Files.createTempDirectory("roundhouse");
      try {
        return sent.load(folder);
      } finally {
        FolderTree.delete(folder);
      }
    } catch (IOException unwritable) {
      throw new IllegalStateException("the worker cannot write the designs", unwritable);
    }
  }
}
