package roundhouse.workshop.revisions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import roundhouse.files.RegularFiles;
import roundhouse.script.loading.TitleLoader.Loaded;

/** The texts within a project of which a design consists. */
final class DesignTexts {
  private static final Set<String> KINDS = Set.of("yaml", "yml", "js", "mjs", "tiles", "md");
  private static final int DEEPEST = 6;

  private DesignTexts() {}

  /**
   * Reads them: the files that were loaded, those of the designs that it extends among them, and
   * all others in its folder, such as test positions. Files that are broken may not lead to all of
   * them, so those known before still count.
   *
   * @param before the texts read last, which also stand for files that cannot be read now
   * @return by path from the project's folder, with slashes
   */
  static Map<String, String> read(
      Path project, Path design, Loaded loaded, Map<String, String> before) {
    var files = new TreeSet<Path>(inside(design));
    Stream.of(loaded.files(), loaded.scripts())
        .flatMap(all -> all.stream())
        .map(file -> file.toAbsolutePath().normalize())
        .forEach(files::add);
    if (loaded.title().isEmpty())
      before.keySet().stream().map(path -> project.resolve(path)).forEach(files::add);
    var texts = new TreeMap<String, String>();
    for (Path file : files) {
      if (!file.startsWith(project) || !Files.isRegularFile(file)) continue;
      String path = project.relativize(file).toString().replace('\\', '/');
      try {
        texts.put(path, RegularFiles.text(file));
      } catch (IOException unreadable) {
        if (before.containsKey(path)) texts.put(path, before.get(path));
      }
    }
    return texts;
  }

  private static Set<Path> inside(Path folder) {
    var all = new TreeSet<Path>();
    try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
      files.filter(DesignTexts::isText).forEach(file -> all.add(file.toAbsolutePath().normalize()));
    } catch (IOException | UncheckedIOException unreadable) {
      // What can be read still counts.
      return all;
    }
    return all;
  }

  private static boolean isText(Path file) {
    String name = file.getFileName().toString();
    return !name.startsWith(".") && KINDS.contains(name.substring(name.lastIndexOf('.') + 1));
  }
}
