package roundhouse.engine;

import java.util.Optional;

/**
 * A step whose actions are on offer during the whole turn, beside those of the current step. Play
 * never waits for it.
 */
public interface NonBlockingStep extends Step {
  @Override
  default boolean offeredAllTurn() {
    return true;
  }

  @Override
  default Optional<Decision> decision(Game game) {
    return Optional.empty();
  }
}
