package roundhouse.interop;

import java.nio.file.Path;
import roundhouse.script.TitleLoader;

/** The titles of this repository. */
final class TestTitles {
  private TestTitles() {}

  static Titles all() {
    return new DesignTitles(new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library")));
  }
}
