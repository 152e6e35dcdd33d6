package roundhouse.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import roundhouse.files.RegularFiles;

/**
 * The scripts of two titles.
 *
 * @param before texts of the first title's scripts by path
 * @param after the same for the second
 */
public record ComparedScripts(Map<String, String> before, Map<String, String> after) {
  private static final String ENDING = ".js";

  /** Reads the scripts among the files of two titles. */
  public static ComparedScripts read(Collection<Path> first, Collection<Path> second)
      throws IOException {
    return new ComparedScripts(texts(first), texts(second));
  }

  private static Map<String, String> texts(Collection<Path> files) throws IOException {
    var texts = new LinkedHashMap<String, String>();
    for (Path file : files)
      if (file.toString().endsWith(ENDING))
        texts.put(file.toString().replace('\\', '/'), RegularFiles.text(file));
    return texts;
  }

  /**
   * Compares each script with the other title's script of the same file name, which may be in
   * another folder.
   */
  List<ScriptChange> changes() {
    var changes = new ArrayList<ScriptChange>();
    var left = new LinkedHashSet<>(after.keySet());
    for (String path : before.keySet()) {
      Optional<String> partner = partner(path, left);
      partner.ifPresent(left::remove);
      String now = partner.map(after::get).orElse("");
      if (partner.isEmpty() || !now.equals(before.get(path)))
        changes.add(
            new ScriptChange(
                name(path), Optional.of(path), partner, LineDifference.of(before.get(path), now)));
    }
    for (String path : left)
      changes.add(
          new ScriptChange(
              name(path),
              Optional.empty(),
              Optional.of(path),
              LineDifference.of("", after.get(path))));
    return changes;
  }

  private Optional<String> partner(String path, Set<String> left) {
    return left.contains(path)
        ? Optional.of(path)
        : left.stream()
            .filter(other -> !before.containsKey(other) && name(other).equals(name(path)))
            .findFirst();
  }

  private static String name(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
