package roundhouse.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * The folder of recordings and reference material that may lie beside the repository, but is no
 * part of it.
 */
public final class SharedFolder {

  /**
   * Relative to the root of the repository, which is where Maven runs tests; another place is named
   * by the property.
   */
  private static final Path BESIDE = Path.of(System.getProperty("roundhouse.shared", "../shared"));

  private SharedFolder() {}

  /** Where it would lie, whether it is there or not. */
  public static Path beside() {
    return BESIDE;
  }

  /** Answers the folder, or skips the test that asks where there is none. */
  public static Path find() {
    return require(BESIDE);
  }

  /** Answers a file or folder in it, or skips the test that asks where that is missing. */
  public static Path find(String name) {
    return require(BESIDE.resolve(name));
  }

  static Path require(Path path) {
    if (Files.exists(path)) return path;
    return Assumptions.abort(
        "'%s' is not there, so there is nothing to compare with".formatted(path));
  }
}
