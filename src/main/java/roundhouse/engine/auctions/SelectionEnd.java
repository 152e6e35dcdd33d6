package roundhouse.engine.auctions;

import java.util.Comparator;
import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * Ends the opening when the last lot is picked or nobody can pay for the others, and sets the
 * priority.
 */
final class SelectionEnd {
  private SelectionEnd() {}

  /** Gives the lots that nobody can pay for to the bank. */
  static void unpayable(StateTransaction change) {
    for (String lot : change.state().top().memory().get(SelectionOffer.LOTS)) {
      if (change.state().privates().containsKey(lot))
        change.update(change.state().with(change.state().privateCompany(lot).ownedBy(Holder.BANK)));
    }
    change.remember(SelectionOffer.LOTS, List.of());
    givePriority(change);
  }

  /** Gives the priority to the player with the most cash. */
  static void givePriority(StateTransaction change) {
    change.update(change.state().withPriority(mostCash(change.game())));
  }

  /**
   * The player with the most cash. Where several have the most, it is the owner of privates whose
   * privates have the lowest total face value, whether or not that player has the most cash.
   */
  private static String mostCash(Game game) {
    int most = game.state().players().stream().mapToInt(Player::cash).max().orElse(0);
    List<String> richest =
        game.state().players().stream()
            .filter(player -> player.cash() == most)
            .map(Player::name)
            .toList();
    if (richest.size() == 1) return richest.getFirst();
    return game.state().players().stream()
        .map(Player::name)
        .filter(name -> faceValue(game, name) > 0)
        .min(Comparator.comparingInt(name -> faceValue(game, name)))
        .orElse(richest.getFirst());
  }

  private static int faceValue(Game game, String player) {
    int value = 0;
    for (var held : game.state().privates().values())
      if (held.owner().is(player)) value += game.design().privates().get(held.id()).price();
    return value;
  }
}
