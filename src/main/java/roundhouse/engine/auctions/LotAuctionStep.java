package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.LotAuction;
import roundhouse.design.spec.steps.LotAuction.Sale;
import roundhouse.design.spec.steps.LotAuction.SetsAside;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.TurnEvent;
import roundhouse.game.FrameMemory;

/**
 * Privates are sold in a fixed order. Only the first one left is on sale: the player whose turn it
 * is buys it or opens its auction. Bids on later lots stand until the lot comes up: a single bid
 * buys it, several bidders continue among themselves.
 */
public final class LotAuctionStep implements Step {
  private final LotAuction rules;
  private final Bidding bidding;
  private final Lots lots;
  private final LotSales sales;

  /** Made from its line in the design. */
  public LotAuctionStep(LotAuction rules) {
    this.rules = rules;
    this.bidding =
        new Bidding(
            rules.raise(),
            rules.multiple(),
            rules.drops(),
            rules.setsAside() == SetsAside.HIGHEST_BIDS);
    this.lots = new Lots(rules.fall());
    this.sales = new LotSales(rules, bidding, lots);
  }

  @Override
  public String name() {
    return "lot-auction";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Bid.class, Action.Pass.class, Action.Start.class);
  }

  /** Whether the turn waits for the par price of a company that came with a lot. */
  public static boolean asksForPar(Game game) {
    return Lots.awaitingPar(game).isPresent();
  }

  @Override
  public void enter(StateTransaction change) {
    Lots.offer(change, rules.lots());
    change.remember(LotSales.PLAYER, change.state().players().getFirst().name());
  }

  @Override
  public Optional<Decision> decision(Game game) {
    FrameMemory memory = game.turn().memory();
    var par = Lots.awaitingPar(game);
    if (par.isPresent())
      return decision(par.get().player().name(), "set the par price of " + par.get().company());
    var auctioned = Bidding.auctioned(memory);
    if (auctioned.isPresent())
      return decision(
          Bidding.nextBidder(memory, auctioned.get()), "bid for " + auctioned.get() + ", or pass");
    if (Lots.left(game).isEmpty()) return Optional.empty();
    String does = rules.sale() == Sale.AUCTION ? "open the auction of " : "bid, buy ";
    return decision(memory.get(LotSales.PLAYER), does + Lots.onSale(game) + ", or pass");
  }

  private Optional<Decision> decision(String player, String says) {
    return Optional.of(new Decision(player, List.of(player), name(), says));
  }

  @Override
  public List<Choice> choices(Game game) {
    var par = Lots.awaitingPar(game);
    if (par.isPresent()) return Lots.pars(game, par.get());
    FrameMemory memory = game.turn().memory();
    String player = decision(game).orElseThrow().entity();
    var all = new ArrayList<Choice>();
    for (String lot : biddable(game))
      bidding.choice(game, player, lot, first(memory, game, lot)).ifPresent(all::add);
    if (buysOutright(memory)) purchase(game, player).ifPresent(all::add);
    all.add(Choice.of(new Action.Pass(player), "pass"));
    return all;
  }

  /** Lots that the current player may bid on. */
  private List<String> biddable(Game game) {
    return Bidding.auctioned(game.turn().memory())
        .map(List::of)
        .orElseGet(
            () -> {
              List<String> left = Lots.left(game);
              return rules.sale() == Sale.AUCTION
                  ? left.subList(0, 1)
                  : left.subList(1, left.size());
            });
  }

  private boolean buysOutright(FrameMemory memory) {
    return rules.sale() == Sale.BUY_OR_BID && Bidding.auctioned(memory).isEmpty();
  }

  /** The minimum first bid: the price if lots are auctioned, a raise more if they are bought. */
  private int first(FrameMemory memory, Game game, String lot) {
    int price = lots.price(game, memory, lot);
    return rules.sale() == Sale.AUCTION ? price : price + rules.raise();
  }

  private Optional<Choice> purchase(Game game, String player) {
    String lot = Lots.onSale(game);
    int price = lots.price(game, game.turn().memory(), lot);
    if (bidding.highestAffordable(game, player, lot) < price) return Optional.empty();
    return Optional.of(
        Choice.of(
            new Action.Bid(player, lot, price),
            "buy {lot} for {price}",
            Map.of("price", game.amount(price))));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var par = Lots.awaitingPar(change.game());
    switch (action) {
      case Action.Start start when par.isPresent() -> Lots.setPar(change, par.get(), start);
      case Action.Bid bid when par.isEmpty() -> bid(change, bid);
      case Action.Pass pass when par.isEmpty() -> pass(change, pass.by());
      default ->
          throw Refusal.because(
              "auction",
              par.isPresent()
                  ? "the par price must be set first"
                  : "there is no par price to set now");
    }
  }

  private void bid(StateTransaction change, Action.Bid bid) {
    FrameMemory memory = change.state().top().memory();
    if (buysOutright(memory) && bid.lot().equals(Lots.onSale(change.game()))) {
      sales.buy(change, bid);
      return;
    }
    Refusal.unless(
        biddable(change.game()).contains(bid.lot()),
        "lot",
        "bids on %s are not possible now, only on: %s",
        bid.lot(),
        String.join(", ", biddable(change.game())));
    change.remember(LotSales.PASSES, 0);
    bidding.place(change, bid, first(memory, change.game(), bid.lot()));
    if (Bidding.auctioned(memory).isPresent()) {
      bidding.dropWhoCannotRaise(change);
      sales.resolve(change);
    } else if (rules.sale() == Sale.AUCTION) {
      bidding.open(change, bid.lot(), inAuction(change.game(), bid.by()));
      sales.resolve(change);
    } else {
      LotSales.turnTo(change, change.game().leftOf(bid.by()));
    }
  }

  /** All players, or only the bidder where the rules exclude those who have passed. */
  private List<String> inAuction(Game game, String bidder) {
    boolean alone = rules.passersOut() && game.turn().memory().is(LotSales.FALLEN);
    return alone ? List.of(bidder) : Bidding.allPlayers(game);
  }

  private void pass(StateTransaction change, String player) {
    if (Bidding.auctioned(change.state().top().memory()).isPresent()) {
      Bidding.pass(change, player);
      sales.resolve(change);
      return;
    }
    change.log(new TurnEvent.Passed(player));
    int passes = change.state().top().memory().get(LotSales.PASSES) + 1;
    change.remember(LotSales.PASSES, passes);
    LotSales.turnTo(change, change.game().leftOf(player));
    if (passes == change.state().players().size()) sales.allPassed(change);
  }
}
