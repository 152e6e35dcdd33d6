package roundhouse.editor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/** Whose game a window begins with where no game is to go on. */
final class FirstDesign {
  private FirstDesign() {}

  /**
   * The one that {@code start.properties} names, else the first; nothing where there are no
   * designs.
   */
  static Optional<Path> of(List<Path> designs) {
    String named = named();
    return designs.stream()
        .filter(design -> design.endsWith(named))
        .findFirst()
        .or(() -> designs.stream().findFirst());
  }

  private static String named() {
    var start = new Properties();
    try (InputStream file = FirstDesign.class.getResourceAsStream("start.properties")) {
      start.load(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return start.getProperty("design");
  }
}
