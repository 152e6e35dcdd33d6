package roundhouse.lab;

import roundhouse.engine.Action;

/** What bids and lots are worth. */
final class AuctionSense {
  /** No bid goes over this part of a player's money: the lot has to be paid besides. */
  private static final int LARGEST_PART = 10;

  private AuctionSense() {}

  /** Every time anew the player asks how much at most; who has little money asks for less. */
  static int bid(Scene scene, Action.Bid bid) {
    int most = scene.player().cash() / LARGEST_PART;
    return scene.chance().below(most + 1) - bid.amount() + 1;
  }

  static int take(Scene scene, Action.TakeLot lot) {
    var owned = scene.game().design().privates().get(lot.lot());
    if (owned == null) return StartSense.start(scene, new Action.Start(lot.by(), lot.lot(), lot.par()));
    int income = 8 * owned.income();
    int share = owned.exchangeFor().isEmpty() ? 0 : owned.price() / 2;
    return scene.about(100 + income + share);
  }
}
