package roundhouse.editor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/** Chooses the design of the first game when there is no game to continue. */
final class DefaultDesign {
  private DefaultDesign() {}

  /**
   * The design named in {@code start.properties}, otherwise the first one; empty if there are no
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
    try (InputStream file = DefaultDesign.class.getResourceAsStream("start.properties")) {
      start.load(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return start.getProperty("design");
  }
}
