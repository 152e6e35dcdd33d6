package roundhouse.engine.whynot;

import java.util.List;
import roundhouse.engine.Action;

/**
 * Something that somebody might do, legal or not.
 *
 * @param verb "lay tile"
 * @param object "7"; several things of one verb and one verdict are told together
 * @param ways the actions it could be, at least one: a tile turned in all ways, a start at every
 *     par
 */
record Hypothesis(String verb, String object, List<Action> ways) {

  Hypothesis {
    ways = List.copyOf(ways);
  }

  Hypothesis(String verb, String object, Action only) {
    this(verb, object, List.of(only));
  }

  /** What tells one way from another. */
  static String way(Action action) {
    return switch (action) {
      case Action.LayTile lay -> "turned by " + lay.rotation();
      case Action.LayPrivateTile lay -> "turned by " + lay.rotation();
      case Action.Start start -> "at " + start.par();
      case Action.BuyTrain buy -> "for " + buy.price();
      default -> "";
    };
  }
}
