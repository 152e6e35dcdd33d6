package roundhouse.lab.simulation;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.engine.Title;
import roundhouse.script.loading.TitleLoader;

/** Titles of this repository for tests that play them, each loaded once. */
public final class PlayableTitles {
  private static final Map<Set<String>, Title> READ = new ConcurrentHashMap<>();

  private PlayableTitles() {}

  public static Title title(String... options) {
    return READ.computeIfAbsent(Set.of(options), PlayableTitles::read);
  }

  private static Title read(Set<String> options) {
    var loaded =
        new TitleLoader(Path.of("designs"), Path.of("scripts"), Path.of("tile-library"))
            .load("1860", options);
    return loaded.title().orElseThrow(() -> new AssertionError(loaded.problems()));
  }
}
