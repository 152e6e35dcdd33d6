package roundhouse.engine;

import java.util.List;
import java.util.Optional;

/**
 * What is done in a turn, made from its line in the design. Has no state of its own: that is in the
 * turn's frame.
 */
public interface Step {

  /** As the design names it. */
  String name();

  /** The actions it takes. */
  List<Class<? extends Action>> takes();

  /** What waits here; nothing when there is nothing (more) to decide. */
  Optional<Decision> decision(Game game);

  /** Every legal action here. */
  List<Choice> choices(Game game);

  /** The same in a hurry: where the best is sought and takes long to find, a good one will do. */
  default List<Choice> quickChoices(Game game) {
    return choices(game);
  }

  /** Takes one of its actions, or refuses it. */
  void take(Change change, Action action);

  /** Play comes to the step: what happens by itself, before anybody decides. */
  default void enter(Change change) {}

  /** Players may take its actions whoever's turn it is. */
  default boolean outOfTurn() {
    return false;
  }

  /** A turn does not end with its purchase when that makes the step offer something more. */
  default boolean afterPurchase() {
    return false;
  }

  /** Its choices go with those of the turn's other steps, and never hold play up. */
  default boolean aside() {
    return false;
  }
}
