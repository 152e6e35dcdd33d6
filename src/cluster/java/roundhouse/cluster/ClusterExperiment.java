package roundhouse.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.design.loading.TriedValue;
import roundhouse.engine.Title;
import roundhouse.files.FolderTree;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.Sweep;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.DesignExport;
import roundhouse.workshop.project.ProjectFolders;

/**
 * An experiment with the files of its designs, as it is sent to workers.
 *
 * @param files contents by name: designs, scripts, tile library
 */
record ClusterExperiment(
    TreeMap<String, byte[]> files,
    ArrayList<Side> sides,
    ArrayList<Integer> players,
    int games,
    long seed,
    ArrayList<String> bots,
    int limit,
    boolean checked)
    implements Serializable {

  /**
   * A side.
   *
   * @param changes of the design that its files do not have
   * @param revision fingerprint of the title, with which a worker makes sure that it has the same
   */
  record Side(
      String name,
      String design,
      ArrayList<String> options,
      ArrayList<Change> changes,
      String revision)
      implements Serializable {}

  /** A {@link TriedValue}. */
  record Change(ArrayList<String> path, String value) implements Serializable {
    private static Change of(TriedValue tried) {
      return new Change(new ArrayList<>(tried.path()), tried.value());
    }

    private TriedValue tried() {
      return new TriedValue(path, value);
    }
  }

  static ClusterExperiment of(Experiment experiment, ProjectFolders folders) throws IOException {
    var sides = new ArrayList<Side>();
    var files = new TreeMap<String, byte[]>();
    for (Variant side : experiment.sides()) {
      Title title = side.title();
      var options = new ArrayList<>(title.options());
      var changes = new ArrayList<>(side.changes().stream().map(Change::of).toList());
      sides.add(new Side(side.name(), title.id(), options, changes, title.fingerprint()));
      for (Map.Entry<String, Path> file : DesignExport.files(folders, title.id()).entrySet())
        files.put(file.getKey(), Files.readAllBytes(file.getValue()));
    }
    return new ClusterExperiment(
        files,
        sides,
        new ArrayList<>(experiment.players()),
        experiment.games(),
        experiment.seed(),
        new ArrayList<>(experiment.bots()),
        experiment.limits().actions(),
        experiment.checked());
  }

  /**
   * Writes the files to a folder and loads the titles.
   *
   * @throws IOException when they cannot be written
   * @throws IllegalStateException when a title is not the one that was sent
   */
  Experiment load(Path folder) throws IOException {
    FolderTree.write(folder, files);
    var titles =
        new TitleLoader(
            folder.resolve("designs"), folder.resolve("scripts"), folder.resolve("tile-library"));
    var loaded = new LinkedHashMap<Side, Variant>();
    for (Side side : sides) loaded.put(side, variant(titles, side));
    return new Experiment(
        List.copyOf(loaded.values()),
        players,
        games,
        seed,
        bots,
        new SimulationLimits(limit),
        checked,
        1);
  }

  private static Variant variant(TitleLoader titles, Side side) {
    Set<String> options = Set.copyOf(side.options());
    var point = new Sweep.Point(side.name(), side.changes().stream().map(Change::tried).toList());
    Loaded loaded =
        point.changes().isEmpty()
            ? titles.loadAlone(side.design(), options)
            : titles.loadChanged(side.design(), options, point.change());
    Title title =
        loaded
            .title()
            .filter(each -> each.fingerprint().equals(side.revision()))
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "the worker does not have the same Roundhouse: '%s' is another title there"
                            .formatted(side.design())));
    return new Variant(side.name(), title, point.changes());
  }
}
