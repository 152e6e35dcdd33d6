package roundhouse.lab;

import roundhouse.engine.Action;

/** What bids and lots are worth. */
final class AuctionSense {
  /** No bid goes over this part of a player's money: the lot has to be paid besides. */
  private static final int LARGEST_PART = 10;

  /** A lot named is worth up to this much more than its face value, in percent. */
  private static final int ABOVE_FACE_VALUE = 40;

  private AuctionSense() {}

  /** Every time anew the player asks how much at most; who has little money asks for less. */
  static int bid(Scene scene, Action.Bid bid) {
    if (!bid.lot().isEmpty()) return bidForLot(scene, bid);
    int most = scene.player().cash() / LARGEST_PART;
    return scene.chance().below(most + 1) - bid.amount() + 1;
  }

  private static int bidForLot(Scene scene, Action.Bid bid) {
    int price = face(scene, bid.lot());
    int most = price * (100 + scene.chance().below(ABOVE_FACE_VALUE)) / 100;
    return Math.min(most, scene.player().cash()) - bid.amount() + 1;
  }

  /**
   * A company has no face value: it may have half of its founder's money, the other half is for its
   * first trains.
   */
  private static int face(Scene scene, String lot) {
    var owned = scene.game().design().privates().get(lot);
    return owned == null ? scene.player().cash() / 2 : owned.price();
  }

  static int take(Scene scene, Action.TakeLot lot) {
    var owned = scene.game().design().privates().get(lot.lot());
    if (owned == null)
      return StartSense.start(scene, new Action.Start(lot.by(), lot.lot(), lot.par()));
    int income = 8 * owned.income();
    int share = owned.exchangeFor().isEmpty() ? 0 : owned.price() / 2;
    return scene.about(100 + income + share);
  }
}
