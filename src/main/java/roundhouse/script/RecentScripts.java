package roundhouse.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Scripts that were loaded lately with the scope in which they are asked. An edit of a design
 * mostly leaves its scripts as they are: then they need not be run again, and the contexts that
 * hold them are still warm. They are told apart by their whole texts.
 */
final class RecentScripts {
  private static final int KEPT = 16;

  /** Scripts, and where titles that have these very ones ask them. */
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

  /**
   * What did not load at once is tried again the next time: a limit may have been met by chance.
   */
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
