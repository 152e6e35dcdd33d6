package roundhouse.engine;

import java.util.List;
import java.util.Optional;
import roundhouse.game.GameState;

/**
 * What only all the rules together can answer. The engine's base knows no field of rules: where it
 * needs them, it asks the services that the title carries.
 */
public interface EngineServices {
  /**
   * The first state of a game, in which play waits for a decision.
   *
   * @param players names in the order of seats
   * @throws IllegalArgumentException when the title does not allow this number of players, or two
   *     players share a name
   */
  GameState start(Title title, List<String> players, long seed);

  /**
   * The steps of a kind of turn: those of the round of this name in the design, or of a turn
   * inserted by a rule.
   */
  List<Step> steps(String turn);

  /** The hook with this name, if it exists. */
  Optional<Hook<?, ?>> hook(String name);

  /**
   * Applies an effect that a script answered with.
   *
   * @throws Refusal where a rule forbids it
   */
  void apply(StateTransaction change, Effect effect);

  /** Ends the game: settles debts and logs the winner. */
  void finish(StateTransaction change);
}
