package roundhouse.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import roundhouse.script.loading.TitleLoader;

/**
 * The folders of this repository that tests play with. Another copy of the designs, or of the
 * scripts, takes their place when the system property {@code roundhouse.designs}, or {@code
 * roundhouse.scripts}, names it: so a changed design is tried by the same tests.
 */
public final class Repository {
  public static final String DESIGNS_PROPERTY = "roundhouse.designs";
  public static final String SCRIPTS_PROPERTY = "roundhouse.scripts";

  private Repository() {}

  /** One folder a design. Asked again each time, for the property may change between tests. */
  public static Path designs() {
    return Path.of(System.getProperty(DESIGNS_PROPERTY, "designs"));
  }

  public static Path scripts() {
    return Path.of(System.getProperty(SCRIPTS_PROPERTY, "scripts"));
  }

  public static Path tileLibrary() {
    return Path.of("tile-library");
  }

  /** The names of all designs, in order. */
  public static List<String> designNames() {
    try (Stream<Path> folders = Files.list(designs())) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("title.yaml")))
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Loads titles from these folders. */
  public static TitleLoader titles() {
    return new TitleLoader(designs(), scripts(), tileLibrary());
  }
}
