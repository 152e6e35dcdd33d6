package roundhouse.engine;

import java.util.Optional;

/**
 * A step whose actions are on offer during the whole turn, beside those of the current step. Play
 * never waits for it.
 */
public interface AsideStep extends Step {
  @Override
  default boolean aside() {
    return true;
  }

  @Override
  default Optional<Decision> decision(Game game) {
    return Optional.empty();
  }
}
