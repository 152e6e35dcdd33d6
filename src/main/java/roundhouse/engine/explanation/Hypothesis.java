package roundhouse.engine.explanation;

import java.util.List;
import roundhouse.engine.Action;

/**
 * Something that a player might do, legal or not.
 *
 * @param verb "lay tile"
 * @param object "7"; objects with the same verb and verdict share one explanation
 * @param ways the possible actions, at least one: a tile in all rotations, a start at every par
 *     price
 */
record Hypothesis(String verb, String object, List<Action> actions) {

  Hypothesis {
    actions = List.copyOf(actions);
  }

  Hypothesis(String verb, String object, Action only) {
    this(verb, object, List.of(only));
  }

  /** What distinguishes one variant from another. */
  static String variantOf(Action action) {
    return switch (action) {
      case Action.LayTile lay -> "rotation " + lay.rotation();
      case Action.LayPrivateTile lay -> "rotation " + lay.rotation();
      case Action.Start start -> "at " + start.par();
      case Action.BuyTrain buy -> "for " + buy.price();
      default -> "";
    };
  }
}
