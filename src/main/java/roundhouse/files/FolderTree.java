package roundhouse.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Folders with all that is in them. */
public final class FolderTree {
  private FolderTree() {}

  /**
   * Writes files below a folder.
   *
   * @param files contents by name, with slashes between folders
   */
  public static void write(Path folder, Map<String, byte[]> files) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path target = folder.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
  }

  /** Deletes a folder; one that is not there is gone already. */
  public static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) return;
    List<Path> all;
    try (Stream<Path> inside = Files.walk(folder)) {
      all = inside.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : all) Files.deleteIfExists(each);
  }
}
