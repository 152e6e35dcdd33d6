package roundhouse.engine;

import java.util.function.Consumer;

/** A rulebook that reports each call of a script to a watcher; its calls are slower than others. */
public final class WatchedRulebook {
  private WatchedRulebook() {}

  /** The same rules, watched. */
  public static Rulebook of(Rulebook rules, Consumer<HookCall> watcher) {
    return rules.replacing(handler -> new WatchedHookHandler<>(handler, watcher));
  }
}
