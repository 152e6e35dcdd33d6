package roundhouse.lab;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.engine.Title;
import roundhouse.script.TitleLoader;

/** Titles of this repository for tests that play them, each loaded once. */
final class Playable {
  private static final Map<Set<String>, Title> READ = new ConcurrentHashMap<>();

  private Playable() {}

  static Title title(String... options) {
    return READ.computeIfAbsent(Set.of(options), Playable::read);
  }

  private static Title read(Set<String> options) {
    var loaded =
        new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library"))
            .load("1860", options);
    return loaded.title().orElseThrow(() -> new AssertionError(loaded.problems()));
  }
}
