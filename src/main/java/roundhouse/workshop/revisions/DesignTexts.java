package roundhouse.workshop.revisions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import roundhouse.files.RegularFiles;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.files.TextFiles;

/** The texts within a project of which a design consists. */
final class DesignTexts {
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
    var files = new TreeSet<>(TextFiles.in(design));
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
}
