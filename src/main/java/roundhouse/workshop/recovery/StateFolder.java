package roundhouse.workshop.recovery;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Where the app keeps user data that is not a document: the window's layout, games to recover. */
public final class StateFolder {
  /** The system property by which another folder may be named, for tests and for portable use. */
  public static final String PROPERTY = "roundhouse.state";

  private StateFolder() {}

  /** The folder that is usual on the system; it need not exist yet. */
  public static Path find() {
    return setting(System.getProperty(PROPERTY)).orElseGet(StateFolder::byCustom);
  }

  /**
   * The name of a folder for the data of one project: its name, and what distinguishes it from
   * projects of the same name.
   */
  public static String nameFor(Path project) {
    Path plain = project.toAbsolutePath().normalize();
    String name = Optional.ofNullable(plain.getFileName()).map(Path::toString).orElse("root");
    return name + "-" + Integer.toHexString(plain.toString().hashCode());
  }

  private static Path byCustom() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    Path home = Path.of(System.getProperty("user.home", "."));
    if (system.contains("win")) {
      return setting(System.getenv("LOCALAPPDATA"))
          .orElse(home.resolve("AppData/Local"))
          .resolve("Roundhouse");
    }
    if (system.contains("mac")) return home.resolve("Library/Application Support/Roundhouse");
    return setting(System.getenv("XDG_STATE_HOME"))
        .orElse(home.resolve(".local/state"))
        .resolve("roundhouse");
  }

  private static Optional<Path> setting(String value) {
    return Optional.ofNullable(value).filter(text -> !text.isBlank()).map(Path::of);
  }
}
