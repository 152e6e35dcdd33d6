package roundhouse.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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
 * @param vary the sweeps that make the sides, if any
 */
record ClusterExperiment(
    TreeMap<String, byte[]> files,
    ArrayList<Side> sides,
    ArrayList<String> vary,
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
   * @param revision fingerprint of the title, with which a worker makes sure that it has the same
   */
  record Side(String name, String design, ArrayList<String> options, String revision)
      implements Serializable {}

  static ClusterExperiment of(Experiment experiment, ProjectFolders folders, List<String> vary)
      throws IOException {
    var sides = new ArrayList<Side>();
    var files = new TreeMap<String, byte[]>();
    for (Variant side : experiment.sides()) {
      Title title = side.title();
      var options = new ArrayList<>(title.options());
      sides.add(new Side(side.name(), title.id(), options, title.fingerprint()));
      for (Map.Entry<String, Path> file : DesignExport.files(folders, title.id()).entrySet())
        files.put(file.getKey(), Files.readAllBytes(file.getValue()));
    }
    return new ClusterExperiment(
        files,
        sides,
        new ArrayList<>(vary),
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
    Map<String, Sweep.Point> points = points();
    var loaded = new LinkedHashMap<Side, Variant>();
    for (Side side : sides) loaded.put(side, variant(titles, side, points.get(side.name())));
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

  private Map<String, Sweep.Point> points() {
    var points = new HashMap<String, Sweep.Point>();
    if (!vary.isEmpty())
      for (Sweep.Point point : Sweep.grid(vary.stream().map(Sweep::parse).toList()))
        points.put(point.name(), point);
    return points;
  }

  private static Variant variant(TitleLoader titles, Side side, Sweep.Point point) {
    Set<String> options = Set.copyOf(side.options());
    Loaded loaded =
        point == null
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
    return new Variant(side.name(), title);
  }
}
