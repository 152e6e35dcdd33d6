package roundhouse.script.loading;

import java.util.List;
import java.util.Optional;
import roundhouse.board.RecentlyUsed;
import roundhouse.script.sandbox.LoadedScripts;
import roundhouse.script.sandbox.ScriptLoader;
import roundhouse.script.source.ScriptSource;

/**
 * Caches recently loaded scripts with the scope that runs them, by their full text. Most edits of a
 * design leave its scripts unchanged: they need not load again, and the contexts that hold them are
 * still warm.
 */
final class ScriptCache {
  /** Loaded scripts, and the scope that runs them for every title that has the same ones. */
  record CachedScripts(LoadedScripts scripts, ScriptExecutor scope) {
    private CachedScripts(LoadedScripts scripts) {
      this(scripts, new ScriptExecutor(scripts));
    }
  }

  private static final RecentlyUsed<List<ScriptSource>, CachedScripts> RECENT =
      new RecentlyUsed<>(16);

  private ScriptCache() {}

  /** Scripts that failed to load are not cached: they may have met a limit by chance. */
  static CachedScripts load(List<ScriptSource> sources) {
    Optional<CachedScripts> known = RECENT.find(sources);
    if (known.isPresent()) return known.get();
    var loaded = new CachedScripts(ScriptLoader.load(sources));
    return loaded.scripts().problems().isEmpty() ? RECENT.keep(sources, loaded) : loaded;
  }
}
