package roundhouse.engine;

import java.util.List;
import java.util.Optional;

/**
 * A step of a turn, created from its line in the design. It has no state of its own: that is in the
 * turn's frame.
 */
public interface Step {

  /** Its name in the design. */
  String name();

  /** The types of action it accepts. */
  List<Class<? extends Action>> actionTypes();

  /** Whether an action could be one of this step. */
  default boolean takes(Action action) {
    boolean isOther = action instanceof Action.Choose choice && !choice.question().equals(name());
    return actionTypes().contains(action.getClass()) && !isOther;
  }

  /** The decision that play waits for; empty when nothing is left to decide. */
  Optional<Decision> decision(Game game);

  /**
   * The same where an action of this step is about to be taken, as in a replay: if it is legal,
   * there is something to decide, and nothing more need be searched.
   *
   * @param next names nothing that the game lacks
   */
  default Optional<Decision> decision(Game game, Action next) {
    return decision(game);
  }

  /** Every legal action here. */
  List<Choice> choices(Game game);

  /** The same, faster: where the best choice takes long to find, a good one is enough. */
  default List<Choice> quickChoices(Game game) {
    return choices(game);
  }

  /** Applies one of its actions or refuses it. */
  void take(StateTransaction change, Action action);

  /** Called when play reaches the step: applies what happens before anyone decides. */
  default void enter(StateTransaction change) {}

  /** Whether players may take its actions in anyone's turn. */
  default boolean outOfTurn() {
    return false;
  }

  /** Whether a player may take an action here although their turn for it is still to come. */
  default boolean mayComeFirst(Game game, Action action) {
    return false;
  }

  /** A turn does not end with its purchase when that makes the step offer something more. */
  default boolean afterPurchase() {
    return false;
  }

  /** Its choices go with those of the turn's other steps, and never hold play up. */
  default boolean offeredAllTurn() {
    return false;
  }

  /** Whether a stock turn stays open for what it offers beside shares. */
  default boolean keepsStockTurn() {
    return offeredAllTurn() && !outOfTurn();
  }

  /** Whether it must know after the dividend that the turn is the company's first. */
  default boolean asksForFirstTurn() {
    return false;
  }

  /** Whether nobody is bound to take one of its actions when play comes to it. */
  default boolean mayBeLeft() {
    return offeredAllTurn();
  }
}
