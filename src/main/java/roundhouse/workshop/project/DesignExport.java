package roundhouse.workshop.project;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.files.UnfitFileException;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.words.UiWords;

/**
 * A design as one zip that opens elsewhere: its folder, those of the designs that it extends, their
 * scripts, the schemas and the tile library. The same files give the same bytes.
 */
public final class DesignExport {
  private static final LocalDateTime ALWAYS = LocalDateTime.of(2000, 1, 1, 0, 0);

  private final ProjectFolders folders;
  private final Map<String, Path> files = new TreeMap<>();
  private final List<Path> unnameable = new ArrayList<>();

  /**
   * What an export wrote.
   *
   * @param files names of what is in the zip
   * @param leftOut files of the design whose names are not valid, or those of others, on some
   *     system
   */
  public record Written(List<String> files, List<Path> leftOut) {
    public Written {
      files = List.copyOf(files);
      leftOut = List.copyOf(leftOut);
    }
  }

  private DesignExport(ProjectFolders folders) {
    this.folders = folders;
  }

  /**
   * Writes a design into a zip; a file that was there is replaced once the new one is complete.
   *
   * @param design name of its folder
   */
  public static Written write(ProjectFolders folders, String design, Path zip) throws IOException {
    var export = new DesignExport(folders);
    export.gather(design);
    export.write(zip);
    return new Written(List.copyOf(export.files.keySet()), export.unnameable);
  }

  /**
   * Everything that a design needs to be opened elsewhere.
   *
   * @param design name of its folder
   * @return the files by their names below the project's folder
   */
  public static Map<String, Path> files(ProjectFolders folders, String design) throws IOException {
    var export = new DesignExport(folders);
    export.gather(design);
    return Map.copyOf(export.files);
  }

  private void gather(String design) throws IOException {
    LoadResult loaded =
        DesignLoader.load(
            RegularFiles.named(folders.designs(), design), folders.tileLibrary(), Set.of());
    refuseUnreadable(design, loaded);
    for (LoadResult.Origin origin : loaded.origins()) {
      String name = origin.folder().getFileName().toString();
      add(origin.folder(), "designs/" + name);
      List<String> scripts = origin.scripts().isEmpty() ? List.of(name) : origin.scripts();
      for (String folder : scripts) scripts(folder);
    }
    add(folders.designs().resolve("schema"), "designs/schema");
    add(folders.tileLibrary(), "tile-library");
    leaveOutNamesakes();
  }

  /** Of names that mean one file on some systems the zip has the first. */
  private void leaveOutNamesakes() {
    var names = new ZipNames();
    for (String name : List.copyOf(files.keySet()))
      if (names.namesake(name).isPresent()) unnameable.add(files.remove(name));
  }

  /** Where a title cannot be read, neither it nor what it extends would be in the zip. */
  private void refuseUnreadable(String design, LoadResult loaded) throws UnfitFileException {
    if (loaded.tree().isPresent()) return;
    Problem first = loaded.problems().stream().filter(Problem::isError).findFirst().orElseThrow();
    throw new UnfitFileException(RegularFiles.named(folders.designs(), design), first.text());
  }

  private void scripts(String name) throws IOException {
    Path root = folders.scripts().normalize();
    Path folder = root.resolve(name).normalize();
    if (folder.startsWith(root)) add(folder, "scripts/" + name);
    Path types = root.resolve("roundhouse.d.ts");
    if (Files.isRegularFile(types)) files.put("scripts/roundhouse.d.ts", types);
  }

  private void add(Path folder, String name) throws IOException {
    if (!Files.isDirectory(folder)) return;
    // Its files would be left out, and nobody would notice before it is opened elsewhere.
    if (!ZipNames.allow(name + "/title.yaml"))
      throw new UnfitFileException(
          folder, UiWords.of("zip-refused.folder-name", folder.getFileName()));
    try (Stream<Path> inside = Files.walk(folder)) {
      for (Path file : inside.filter(Files::isRegularFile).sorted().toList()) {
        String below = folder.relativize(file).toString().replace('\\', '/');
        if (isOfRun(below) || leadsOut(file, folder)) continue;
        if (ZipNames.allow(name + "/" + below)) files.put(name + "/" + below, file);
        else if (ZipNames.isOfDesign(below)) unnameable.add(file);
      }
    }
  }

  /** Runs of experiments are results, and contain other designs. */
  private static boolean isOfRun(String file) {
    return Stream.of(file.split("/")).anyMatch(part -> ExperimentFile.holdsRuns(Path.of(part)));
  }

  /** A link may lead anywhere outside, to files that must not be passed on. */
  private static boolean leadsOut(Path file, Path folder) throws IOException {
    return !file.toRealPath().startsWith(folder.toRealPath());
  }

  private void write(Path zip) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var archive = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, Path> file : files.entrySet()) {
        var entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(ALWAYS);
        archive.putNextEntry(entry);
        Files.copy(file.getValue(), archive);
        archive.closeEntry();
      }
    }
    AtomicFiles.write(zip, bytes.toByteArray());
  }
}
