package roundhouse.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import roundhouse.design.problem.Problem;
import roundhouse.engine.Title;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;

/** The titles of this repository, each loaded once for each set of options. */
public final class TestTitle {
  private static final TitleLoader LOADER = Repository.titles();
  private static final Map<List<String>, Title> LOADED = new ConcurrentHashMap<>();

  private TestTitle() {}

  public static Title of(String design, String... options) {
    var names = new TreeSet<>(List.of(options));
    var key = new ArrayList<>(List.of(design));
    key.addAll(names);
    return LOADED.computeIfAbsent(List.copyOf(key), any -> load(LOADER, design, names));
  }

  /** Loads a title, or fails with what is wrong with it. */
  public static Title load(TitleLoader loader, String design, Set<String> options) {
    Loaded loaded = loader.loadAlone(design, options);
    return loaded
        .title()
        .orElseThrow(
            () ->
                new AssertionError(
                    String.join("\n", loaded.problems().stream().map(Problem::text).toList())));
  }
}
