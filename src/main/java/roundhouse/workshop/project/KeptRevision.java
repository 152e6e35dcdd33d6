package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import roundhouse.design.yaml.MapNode;
import roundhouse.files.FolderTree;
import roundhouse.files.RegularFiles;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentRunFolder;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;

/**
 * A design as it was when a run of an experiment was played: its files, those of the designs that
 * it extends, and their scripts and tiles. They stay in the run's folder as a zip, which 'unpack'
 * opens like any other.
 */
public final class KeptRevision implements AutoCloseable {
  private static final String ENDING = ".zip";

  private final String design;
  private final Path folder;

  private KeptRevision(String design, Path folder) {
    this.design = design;
    this.folder = folder;
  }

  /**
   * Keeps the designs of a run that is about to begin; for a run that has begun, they are kept
   * already.
   *
   * @param run the folder of the run
   */
  public static void keep(ProjectFolders folders, Path run, Experiment experiment)
      throws IOException {
    boolean begun = Files.exists(run.resolve(ExperimentRunFolder.ABOUT));
    new ExperimentRunFolder(run, experiment).claim();
    if (begun) return;
    for (Variant side : experiment.sides())
      DesignExport.write(folders, side.title().id(), zip(run, side.title().id()));
  }

  private static Path zip(Path run, String design) {
    return run.resolve(design + ENDING);
  }

  /**
   * Opens a design as a run kept it.
   *
   * @throws IOException when it does not exist or cannot be read
   */
  public static KeptRevision open(KeptExperimentRun run, String design) throws IOException {
    Map<String, byte[]> files = files(zip(run.folder(), design));
    var kept = new KeptRevision(design, Files.createTempDirectory("revision"));
    try {
      FolderTree.write(kept.folder, files);
      return kept;
    } catch (IOException unwritable) {
      kept.close();
      throw unwritable;
    }
  }

  private static Map<String, byte[]> files(Path zip) throws IOException {
    try {
      return UnpackedDesign.files(zip, _ -> {});
    } catch (UnpackedDesign.Refused refused) {
      throw new IOException(refused.getMessage(), refused);
    }
  }

  /** Loads the design with options on. */
  Loaded load(Set<String> options) {
    return load(options, UnaryOperator.identity());
  }

  /** The same with other values at some places. */
  Loaded load(Set<String> options, UnaryOperator<MapNode> change) {
    return new TitleLoader(
            folder.resolve("designs"), folder.resolve("scripts"), folder.resolve("tile-library"))
        .loadChanged(design, options, change);
  }

  /**
   * The texts of the scripts in force of a design that was loaded from here, by path below its
   * folder; those of options that are off change no game.
   */
  Map<String, String> scripts(Loaded loaded) throws IOException {
    var texts = new LinkedHashMap<String, String>();
    for (Path file : loaded.files())
      if (file.toString().endsWith(".js"))
        texts.put(folder.relativize(file).toString().replace('\\', '/'), RegularFiles.text(file));
    return texts;
  }

  @Override
  public void close() throws IOException {
    FolderTree.delete(folder);
  }
}
