package roundhouse.workshop.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The text files of which titles are made: parts, scripts, tiles and test positions. */
public final class TextFiles {
  /** How many levels of sub-folders count. */
  static final int DEEPEST = 6;

  private static final Set<String> KINDS = Set.of("yaml", "yml", "js", "mjs", "tiles");

  private TextFiles() {}

  /**
   * Those in a folder and its sub-folders, by absolute paths. There are none if the folder is
   * missing; it may be made later.
   */
  public static List<Path> in(Path folder) {
    var all = new ArrayList<Path>();
    try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
      files.filter(TextFiles::counts).forEach(file -> all.add(file.toAbsolutePath().normalize()));
    } catch (IOException | UncheckedIOException missing) {
      return all;
    }
    return all;
  }

  static boolean counts(Path file) {
    return !file.getFileName().toString().startsWith(".")
        && isNamedSo(file)
        && Files.isRegularFile(file);
  }

  /** Whether a file has the ending of such a file, whether there is one or not. */
  public static boolean isNamedSo(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return KINDS.contains(name.substring(name.lastIndexOf('.') + 1));
  }
}
