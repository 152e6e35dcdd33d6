package roundhouse.engine.auctions;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.TrainExport;
import roundhouse.design.spec.steps.LotAuction;
import roundhouse.design.spec.steps.LotAuction.Bidders;
import roundhouse.design.spec.steps.LotAuction.Sale;
import roundhouse.engine.Action;
import roundhouse.engine.Effect;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.privates.Privates;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Train;

/**
 * Sells lots to players who buy them, win them or must take them, and determines the next player.
 */
final class LotSales {
  /** Turn memory: the player whose turn it is. */
  static final MemoryKey<String> PLAYER = MemoryKey.text("player");

  /** Turn memory: the number of passes since the last purchase or bid. */
  static final MemoryKey<Integer> PASSES = MemoryKey.number("passes");

  /** Turn memory: whether the price of the lot on sale has fallen. */
  static final MemoryKey<Boolean> FALLEN = MemoryKey.flag("price-fallen");

  private static final MemoryKey<String> WINNER = MemoryKey.text("winner");

  private final LotAuction rules;
  private final Bidding bidding;
  private final Lots lots;

  LotSales(LotAuction rules, Bidding bidding, Lots lots) {
    this.rules = rules;
    this.bidding = bidding;
    this.lots = lots;
  }

  /** Sells the lot on sale at its price. */
  void buy(StateTransaction change, Action.Bid purchase) {
    Game game = change.game();
    int price = lots.price(game, game.turn().memory(), purchase.lot());
    Refusal.unless(
        purchase.amount() == price,
        "lot-price",
        "%s is on sale for %s",
        purchase.lot(),
        game.money(price));
    Refusal.unless(
        bidding.highestAffordable(game, purchase.by(), purchase.lot()) >= price,
        "bid-money",
        "%s cannot pay %s: other money is set aside for bids",
        purchase.by(),
        game.money(price));
    change.remember(PASSES, 0);
    sell(change, purchase.lot(), purchase.by(), price);
    resolve(change);
  }

  private void sell(StateTransaction change, String lot, String player, int amount) {
    Bidding.sold(change, lot);
    change.remember(WINNER, player);
    change.remember(FALLEN, false);
    Lots.sell(change, lot, Holder.named(player), amount);
  }

  /**
   * Lowers the price of the lot on sale; at 0 the next player must take it. For other lots, an
   * empty set of operating rounds follows.
   */
  void allPassed(StateTransaction change) {
    change.remember(PASSES, 0);
    String lot = Lots.onSale(change.game());
    if (!rules.falling().contains(lot)) {
      emptySet(change);
      return;
    }
    change.remember(FALLEN, true);
    if (lots.fall(change, lot) > 0) return;
    sell(change, lot, change.state().top().memory().get(PLAYER), 0);
    resolve(change);
  }

  /** A set of operating rounds without companies: privates pay, and a train may be exported. */
  private static void emptySet(StateTransaction change) {
    for (int round = 0; round < change.game().phase().operatingRounds(); round++)
      Privates.payIncome(change);
    TrainExport export = change.game().phase().exportsTrain();
    List<Train> trains = change.state().depot().upcoming();
    boolean exports = export.when() == TrainExport.When.SET && !trains.isEmpty();
    if (exports && export.of(trains.getFirst().type()))
      EngineServices.of(change.title()).apply(change, new Effect.ExportTrain());
  }

  /**
   * Sells and auctions lots as far as standing bids and finished auctions allow, then passes the
   * turn.
   */
  void resolve(StateTransaction change) {
    while (!Lots.left(change.game()).isEmpty()) {
      Lots.dropOthers(change);
      FrameMemory memory = change.state().top().memory();
      String lot = Lots.onSale(change.game());
      Map<String, Integer> bids = Bidding.bidsOn(memory, lot);
      if (bids.isEmpty()) break;
      boolean under = Bidding.auctioned(memory).isPresent();
      if (!under && bids.size() > 1) bidding.open(change, lot, bidders(change.game(), bids));
      else if (under && !Bidding.decided(memory)) return;
      else sell(change, lot, Bidding.highestBidder(memory, lot), Bidding.highestBid(memory, lot));
    }
    String last = change.state().top().memory().get(rules.sale() == Sale.AUCTION ? WINNER : PLAYER);
    turnTo(change, change.game().leftOf(last));
    if (Lots.left(change.game()).isEmpty())
      change.update(change.state().withPriority(change.state().top().memory().get(PLAYER)));
  }

  private List<String> bidders(Game game, Map<String, Integer> bids) {
    var bidders = Bidding.allPlayers(game).stream().filter(bids::containsKey);
    return rules.bidders() == Bidders.CLOCKWISE
        ? bidders.toList()
        : bidders.sorted(Comparator.comparingInt(bids::get)).toList();
  }

  /** Passes the turn to a player. */
  static void turnTo(StateTransaction change, String player) {
    change.remember(PLAYER, player);
  }
}
