package roundhouse.engine;

import java.util.List;

/** What waits until a question is answered. */
sealed interface Continuation {

  /** The effects that follow the question in the same answer. */
  record RemainingEffects(List<Effect> effects, String hook, String file) implements Continuation {
    public RemainingEffects {
      effects = List.copyOf(effects);
    }
  }

  /** The listeners to the same event that have not heard of it yet, from this index on. */
  record RemainingListeners(String hook, Record arguments, int from) implements Continuation {}

  /** Carries out what was waiting. */
  default void resume(StateTransaction change) {
    switch (this) {
      case RemainingEffects rest ->
          HookEvents.apply(change, rest.effects(), rest.hook(), rest.file());
      case RemainingListeners listeners -> HookEvents.resumeTelling(change, listeners);
    }
  }
}
