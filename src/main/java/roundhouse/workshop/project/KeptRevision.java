package roundhouse.workshop.project;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.KeptRun;
import roundhouse.lab.experiment.RunFolder;
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
   * Keeps the designs of a run that is about to begin; of one that has begun they are kept.
   *
   * @param run the folder of the run
   */
  public static void keep(ProjectFolders folders, Path run, Experiment experiment)
      throws IOException {
    if (Files.exists(run.resolve(RunFolder.ABOUT))) return;
    Files.createDirectories(run);
    for (Variant side : experiment.sides())
      DesignExport.write(folders, side.title().id(), zip(run, side.title().id()));
  }

  private static Path zip(Path run, String design) {
    return run.resolve(design + ENDING);
  }

  /**
   * Opens a design as a run kept it.
   *
   * @throws IOException when it is not there or cannot be read
   */
  public static KeptRevision open(KeptRun run, String design) throws IOException {
    var kept = new KeptRevision(design, Files.createTempDirectory("revision"));
    try (InputStream zip = Files.newInputStream(zip(run.folder(), design))) {
      kept.unpack(new ZipInputStream(zip));
      return kept;
    } catch (IOException unreadable) {
      kept.close();
      throw unreadable;
    }
  }

  private void unpack(ZipInputStream zip) throws IOException {
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      if (!ZipNames.allow(entry.getName())) continue;
      Path file = folder.resolve(entry.getName());
      Files.createDirectories(file.getParent());
      Files.copy(zip, file);
    }
  }

  /** Loads the design with options on. */
  TitleLoader.Loaded load(Set<String> options) {
    return new TitleLoader(
            folder.resolve("designs"), folder.resolve("scripts"), folder.resolve("tile-library"))
        .loadAlone(design, options);
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> inside = Files.walk(folder)) {
      List<Path> all = inside.sorted(Comparator.reverseOrder()).toList();
      for (Path each : all) Files.delete(each);
    }
  }
}
