package roundhouse.engine;

import java.util.Optional;

/**
 * What may be done besides the step that is asked for, while a turn lasts; nobody is ever asked for
 * it alone.
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
