package roundhouse.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Caches recently loaded scripts with the scope that runs them, by their full text. Most edits of a
 * design leave its scripts unchanged: they need not load again, and the contexts that hold them are
 * still warm.
 */
final class RecentScripts {
  private static final int KEPT = 16;

  /** Loaded scripts, and the scope that runs them for every title that has the same ones. */
  record Loaded(Scripts scripts, ScriptScope scope) {
    private Loaded(Scripts scripts) {
      this(scripts, new ScriptScope(scripts));
    }
  }

  private static final Map<List<ScriptSource>, Loaded> RECENT =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<ScriptSource>, Loaded> eldest) {
          return size() > KEPT;
        }
      };

  private RecentScripts() {}

  /** Scripts that failed to load are not cached: they may have met a limit by chance. */
  static Loaded load(List<ScriptSource> sources) {
    synchronized (RECENT) {
      Loaded known = RECENT.get(sources);
      if (known != null) return known;
    }
    var loaded = new Loaded(Scripts.load(sources));
    if (!loaded.scripts().problems().isEmpty()) return loaded;
    synchronized (RECENT) {
      return RECENT.merge(sources, loaded, (first, _) -> first);
    }
  }
}
