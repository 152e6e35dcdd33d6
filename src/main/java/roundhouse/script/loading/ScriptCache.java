package roundhouse.script.loading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.script.sandbox.LoadedScripts;
import roundhouse.script.sandbox.ScriptLoader;
import roundhouse.script.source.ScriptSource;

/**
 * Caches recently loaded scripts with the scope that runs them, by their full text. Most edits of a
 * design leave its scripts unchanged: they need not load again, and the contexts that hold them are
 * still warm.
 */
final class ScriptCache {
  private static final int KEPT = 16;

  /** Loaded scripts, and the scope that runs them for every title that has the same ones. */
  record CachedScripts(LoadedScripts scripts, ScriptExecutor scope) {
    private CachedScripts(LoadedScripts scripts) {
      this(scripts, new ScriptExecutor(scripts));
    }
  }

  private static final Map<List<ScriptSource>, CachedScripts> RECENT =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<ScriptSource>, CachedScripts> eldest) {
          return size() > KEPT;
        }
      };

  private ScriptCache() {}

  /** Scripts that failed to load are not cached: they may have met a limit by chance. */
  static CachedScripts load(List<ScriptSource> sources) {
    synchronized (RECENT) {
      CachedScripts known = RECENT.get(sources);
      if (known != null) return known;
    }
    var loaded = new CachedScripts(ScriptLoader.load(sources));
    if (!loaded.scripts().problems().isEmpty()) return loaded;
    synchronized (RECENT) {
      return RECENT.merge(sources, loaded, (first, _) -> first);
    }
  }
}
