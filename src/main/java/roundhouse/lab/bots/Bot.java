package roundhouse.lab.bots;

import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Plays for a player. A bot has no memory: the same arguments always give the same action, so that
 * a seed reproduces a game.
 */
@FunctionalInterface
public interface Bot {

  /**
   * Picks one of the legal actions.
   *
   * @param choices the legal actions, at least one
   * @param draws the chance of this decision, separate from the game's
   */
  Action choose(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws);

  /** The actions that it has weighed, the best first; none if it does not weigh them. */
  default List<Advice> advice(
      Title title, GameState state, Decision decision, List<Choice> choices, DecisionDraws draws) {
    return List.of();
  }

  /**
   * Whether it tries actions before it decides. That takes long, so such a decision does not share
   * a time limit with others.
   */
  default boolean looksAhead() {
    return false;
  }
}
