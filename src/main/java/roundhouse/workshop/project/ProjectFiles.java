package roundhouse.workshop.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.lab.experiment.ExperimentFile;

/**
 * All files of a project that are edited as text: those of every design, and those that designs
 * share.
 */
public final class ProjectFiles {
  private static final Set<String> KINDS =
      Set.of("yaml", "yml", "js", "mjs", "ts", "tiles", "md", "txt", "json", "jsonl");
  private static final int DEEPEST = 5;

  /** A folder, or a file, which contains no others. */
  public sealed interface Entry {
    Path path();
  }

  /** A file of text. */
  public record TextFile(Path path) implements Entry {}

  /**
   * A folder.
   *
   * @param design whether it is the folder of a design
   * @param name that messages use
   */
  public record Folder(Path path, boolean design, String name, List<Entry> inside)
      implements Entry {}

  private ProjectFiles() {}

  /**
   * The designs by name, each with its tests and its scripts; then the folders that all designs
   * share.
   */
  public static List<Entry> of(TitleSource source) {
    List<Path> designs = source.designs().stream().map(ProjectFiles::plain).toList();
    List<Path> own = designs.stream().map(source::scripts).map(ProjectFiles::plain).toList();
    var all = new ArrayList<Entry>();
    for (int index = 0; index < designs.size(); index++)
      all.add(design(designs.get(index), own.get(index)));
    for (Path shared : source.watchedFolders()) {
      Path folder = plain(shared);
      List<Entry> inside = inside(folder, own, 0);
      if (!inside.isEmpty())
        all.add(new Folder(folder, false, folder.getFileName().toString(), inside));
    }
    return List.copyOf(all);
  }

  private static Folder design(Path folder, Path scripts) {
    var inside = new ArrayList<>(inside(folder, List.of(), 0));
    List<Entry> written = inside(scripts, List.of(), 0);
    if (!written.isEmpty()) inside.add(new Folder(scripts, false, "scripts", written));
    return new Folder(folder, true, folder.getFileName().toString(), List.copyOf(inside));
  }

  /**
   * The contents of a folder, files before folders; what vanishes in the meantime counts as gone.
   */
  private static List<Entry> inside(Path folder, List<Path> without, int depth) {
    try (Stream<Path> found = Files.list(folder)) {
      List<Path> sorted =
          found
              .filter(path -> !hidden(path) && !without.contains(path))
              .sorted(Comparator.comparing(Path::toString))
              .toList();
      var entries = new ArrayList<Entry>();
      sorted.stream().filter(ProjectFiles::isText).map(TextFile::new).forEach(entries::add);
      if (depth < DEEPEST)
        sorted.stream()
            .filter(Files::isDirectory)
            .filter(path -> !ExperimentFile.holdsRuns(path))
            .map(path -> folder(path, depth + 1))
            .filter(sub -> !sub.inside().isEmpty())
            .forEach(entries::add);
      return List.copyOf(entries);
    } catch (IOException | UncheckedIOException missing) {
      return List.of();
    }
  }

  /** The files and folders in a folder of scripts. */
  public static List<Path> scripts(Path folder) {
    return inside(folder, List.of(), 0).stream().map(Entry::path).toList();
  }

  private static Folder folder(Path path, int depth) {
    return new Folder(path, false, path.getFileName().toString(), inside(path, List.of(), depth));
  }

  static Path plain(Path file) {
    return file.toAbsolutePath().normalize();
  }

  private static boolean hidden(Path path) {
    return path.getFileName().toString().startsWith(".");
  }

  private static boolean isText(Path path) {
    String name = path.getFileName().toString();
    return KINDS.contains(name.substring(name.lastIndexOf('.') + 1)) && Files.isRegularFile(path);
  }
}
