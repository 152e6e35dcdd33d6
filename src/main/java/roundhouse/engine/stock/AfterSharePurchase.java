package roundhouse.engine.stock;

import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.MemoryKey;

/**
 * What the purchase of a share makes possible in the same turn, such as an exchange for a share of
 * the company that it started. The turn waits for that, but not for what was possible before the
 * purchase.
 */
final class AfterSharePurchase {
  private static final MemoryKey<List<String>> BEFORE = MemoryKey.list("offered-before-purchase");

  private AfterSharePurchase() {}

  /** The purchase of the turn on top is about to be made. */
  static void remember(StateTransaction change) {
    List<String> before = offered(change.game());
    if (!before.isEmpty()) change.remember(BEFORE, before);
  }

  /** Whether something is offered that was not before the purchase. */
  static boolean offersMore(Game game) {
    List<String> before = game.turn().memory().get(BEFORE);
    return offered(game).stream().anyMatch(each -> !before.contains(each));
  }

  private static List<String> offered(Game game) {
    return Turns.steps(game).stream()
        .filter(Step::afterPurchase)
        .flatMap(step -> step.choices(game).stream())
        .map(choice -> choice.action().toString())
        .toList();
  }
}
