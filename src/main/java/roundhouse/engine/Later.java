package roundhouse.engine;

import java.util.List;

/** What waits until a question is answered. */
sealed interface Later {

  /** The effects that follow the question in the same answer. */
  record Rest(List<Effect> effects, String hook, String file) implements Later {
    public Rest {
      effects = List.copyOf(effects);
    }
  }

  /** The listeners to the same event that have not been told yet, from this index on. */
  record Listeners(String hook, Record arguments, int from) implements Later {}

  /** Carries out what was waiting. */
  default void resume(Change change) {
    switch (this) {
      case Rest rest -> Events.apply(change, rest.effects(), rest.hook(), rest.file());
      case Listeners listeners -> Events.tellOn(change, listeners);
    }
  }
}
