package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.engine.auctions.DraftDeck;

/** Values bids and lots. */
final class AuctionHeuristic {
  /** A bid is at most this fraction of a player's money, because the lot must be paid as well. */
  private static final int LARGEST_PART = 10;

  /** A named lot is worth up to this many percent above its price. */
  private static final int ABOVE_FACE_VALUE = 40;

  /**
   * What a company of one's own is worth beyond its price, so that it is preferred to shares of
   * others.
   */
  private static final int OWN_COMPANY = 100;

  private AuctionHeuristic() {}

  /** The limit is drawn again for every bid, and is lower for a player with little money. */
  static int bid(BotSituation scene, Action.Bid bid) {
    if (!bid.lot().isEmpty()) return bidForLot(scene, bid);
    int most = scene.player().cash() / LARGEST_PART;
    return scene.chance().below(most + 1) - bid.amount() + 1;
  }

  private static int bidForLot(BotSituation scene, Action.Bid bid) {
    int price = face(scene, bid.lot());
    int most = price * (100 + scene.chance().below(ABOVE_FACE_VALUE)) / 100;
    int worth = Math.min(most, scene.player().cash()) - bid.amount() + 1;
    boolean company = scene.game().state().companies().containsKey(bid.lot());
    return company && worth > 0 ? worth + OWN_COMPANY : worth;
  }

  /** A company has no face value; what is paid for it should buy its first train. */
  private static int face(BotSituation scene, String lot) {
    var owned = scene.game().design().privates().get(lot);
    if (owned != null) return Math.max(owned.price(), owned.openingPrice().orElse(0));
    return scene.cheapestTrain() > 0 ? scene.cheapestTrain() : scene.player().cash() / 2;
  }

  static int take(BotSituation scene, Action.TakeLot lot) {
    if (DraftDeck.isBlank(lot.lot())) return scene.roughly(60);
    var owned = scene.game().design().privates().get(lot.lot());
    if (owned == null)
      return StartHeuristic.start(scene, new Action.Start(lot.by(), lot.lot(), lot.par()));
    int income = 8 * owned.income();
    int share = owned.exchangeFor().isEmpty() ? 0 : owned.price() / 2;
    return scene.roughly(100 + income + share);
  }
}
