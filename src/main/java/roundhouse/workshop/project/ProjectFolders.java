package roundhouse.workshop.project;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where designs, scripts and tile libraries lie: in the current folder if it has such a folder,
 * else beside the app. So a checkout, a user's own project and the packaged app all work without
 * being told.
 *
 * @param current the folder the user works in
 * @param app the folder of the packaged app, if it runs packaged
 */
public record ProjectFolders(Path current, Optional<Path> app) {

  /** The system property by which the packaged launchers say where the app is. */
  static final String APP_PROPERTY = "roundhouse.home";

  /** The folders of this process. */
  public static ProjectFolders ofThisProcess() {
    return new ProjectFolders(
        Path.of(""), Optional.ofNullable(System.getProperty(APP_PROPERTY)).map(Path::of));
  }

  /** One folder for each design. */
  public Path designs() {
    return find("designs");
  }

  /** Scripts that several designs share, and the types of the script API. */
  public Path scripts() {
    return find("scripts");
  }

  /** Tiles by their usual numbers in 18xx games. */
  public Path tileLibrary() {
    return find("tile-library");
  }

  /**
   * The folders of scripts and tiles, including those in the current folder that may be made later.
   */
  public List<Path> shared() {
    return Stream.of(
            scripts(), current.resolve("scripts"), tileLibrary(), current.resolve("tile-library"))
        .distinct()
        .toList();
  }

  /** If neither exists, the answer is the one in the current folder, where it would be made. */
  private Path find(String name) {
    Path here = current.resolve(name);
    return Files.isDirectory(here) ? here : beside(name).orElse(here);
  }

  private Optional<Path> beside(String name) {
    return app.map(folder -> folder.resolve(name)).filter(Files::isDirectory);
  }
}
