package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.SelectionAuction;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.AuctionEvent;
import roundhouse.engine.events.TurnEvent;
import roundhouse.engine.money.Money;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/**
 * Lots are auctioned one after the other. The winner pays the bid, picks one of the lots that are
 * left, and also pays for it. A player who could not then pay for the cheapest lot may not bid.
 * When nobody bids, the first who passed picks without a bid. The next auction begins to the left
 * of the player who picked.
 */
public final class SelectionAuctionStep implements Step {
  private static final MemoryKey<String> BIDDER = MemoryKey.text("bidder");
  private static final MemoryKey<List<String>> OUT = MemoryKey.list("out");
  private static final MemoryKey<Integer> HIGH = MemoryKey.number("high");
  private static final MemoryKey<String> HIGH_BIDDER = MemoryKey.text("high-bidder");
  private static final MemoryKey<String> PICKER = MemoryKey.text("picker");
  private final SelectionAuction rules;
  private final SelectionOffer offer;

  /** Made from its line in the design. */
  public SelectionAuctionStep(SelectionAuction rules) {
    this.rules = rules;
    this.offer = new SelectionOffer(rules);
  }

  /** The highest bid with its bidder, if there is one. */
  static Map<String, Integer> highest(FrameMemory memory) {
    String bidder = memory.get(HIGH_BIDDER);
    return bidder.isEmpty() ? Map.of() : Map.of(bidder, memory.get(HIGH));
  }

  /** What the winner may pick. */
  List<String> onOffer(Game game) {
    return offer.onOffer(game);
  }

  @Override
  public String name() {
    return "selection-auction";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Bid.class, Action.Pass.class, Action.TakeLot.class);
  }

  @Override
  public void enter(StateTransaction change) {
    change.remember(SelectionOffer.LOTS, rules.lots());
    startAuction(change, change.state().players().getFirst().name());
  }

  @Override
  public Optional<Decision> decision(Game game) {
    FrameMemory memory = game.turn().memory();
    if (memory.get(SelectionOffer.LOTS).isEmpty()) return Optional.empty();
    String picker = memory.get(PICKER);
    if (!picker.isEmpty())
      return Optional.of(new Decision(picker, List.of(picker), name(), "pick one of the lots won"));
    String bidder = memory.get(BIDDER);
    return Optional.of(
        new Decision(
            bidder, List.of(bidder), name(), "bid for the choice among the lots, or pass"));
  }

  @Override
  public List<Choice> choices(Game game) {
    FrameMemory memory = game.turn().memory();
    String picker = memory.get(PICKER);
    if (!picker.isEmpty()) return offer.picks(game, picker);
    String bidder = memory.get(BIDDER);
    var all = new ArrayList<Choice>();
    int min = memory.get(HIGH) + rules.raise();
    int max = offer.highestAffordable(game, bidder);
    if (min <= max) {
      all.add(
          Choice.ranging(
              new Action.Bid(bidder, "", min),
              new Choice.Amount(min, max, 1),
              "bid[ at least {least}][ {chosen}]",
              Map.of("least", game.amount(min))));
    }
    all.add(Choice.of(new Action.Pass(bidder), "pass"));
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    boolean picking = !change.state().top().memory().get(PICKER).isEmpty();
    switch (action) {
      case Action.Bid bid when !picking -> bid(change, bid);
      case Action.Pass pass when !picking -> pass(change, pass.by());
      case Action.TakeLot lot when picking -> pick(change, lot);
      default ->
          throw Refusal.because(
              "auction",
              picking
                  ? "the winner of the auction must pick a lot first"
                  : "nobody has won the auction yet");
    }
  }

  private void bid(StateTransaction change, Action.Bid bid) {
    Game game = change.game();
    int least = game.turn().memory().get(HIGH) + rules.raise();
    Refusal.unless(bid.amount() >= least, "raise", "a bid must be at least %s", game.money(least));
    int most = offer.highestAffordable(game, bid.by());
    Refusal.unless(
        bid.amount() <= most,
        "bid-money",
        "after a bid of more than %s, %s could not pay for the cheapest lot",
        game.money(most),
        bid.by());
    change.remember(HIGH, bid.amount());
    change.remember(HIGH_BIDDER, bid.by());
    change.log(new AuctionEvent.BidMade(bid.by(), "", game.amount(bid.amount())));
    nextBidder(change, bid.by());
  }

  private void pass(StateTransaction change, String player) {
    var out = new ArrayList<>(change.state().top().memory().get(OUT));
    out.add(player);
    change.remember(OUT, List.copyOf(out));
    change.log(new TurnEvent.Passed(player));
    nextBidder(change, player);
  }

  /**
   * Passes the bidding to the next player left in the auction. The highest bidder wins when no one
   * else is left.
   */
  private void nextBidder(StateTransaction change, String after) {
    FrameMemory memory = change.state().top().memory();
    String high = memory.get(HIGH_BIDDER);
    String next = after;
    for (int i = 0; i < change.state().players().size(); i++) {
      next = change.game().leftOf(next);
      if (!memory.get(OUT).contains(next)) break;
    }
    boolean over = memory.get(OUT).contains(next) || next.equals(high);
    if (!over) {
      change.remember(BIDDER, next);
      return;
    }
    String winner = high.isEmpty() ? memory.get(OUT).getFirst() : high;
    Money.pay(change, Holder.named(winner), Holder.BANK, memory.get(HIGH));
    change.log(
        high.isEmpty()
            ? new AuctionEvent.AuctionWithoutBid(winner)
            : new AuctionEvent.AuctionWon(winner, change.game().amount(memory.get(HIGH))));
    Optional<String> picker = offer.firstWhoCanPick(change.game(), winner);
    if (picker.isPresent()) change.remember(PICKER, picker.get());
    else SelectionEnd.unpayable(change);
  }

  private void pick(StateTransaction change, Action.TakeLot pick) {
    Game game = change.game();
    List<String> lots = game.turn().memory().get(SelectionOffer.LOTS);
    Refusal.unless(
        offer.onOffer(game).contains(pick.lot()),
        "lot",
        "%s is not among the lots that are left: %s",
        pick.lot(),
        String.join(", ", lots));
    List<String> left = lots.stream().filter(lot -> !lot.equals(pick.lot())).toList();
    int price = offer.payment(game, pick);
    // A company that floats at once may insert a turn, which has a memory of its own.
    change.remember(SelectionOffer.LOTS, left);
    startAuction(change, game.leftOf(pick.by()));
    offer.sell(change, pick, price);
    if (left.isEmpty()) SelectionEnd.givePriority(change);
  }

  private void startAuction(StateTransaction change, String first) {
    change.remember(BIDDER, first);
    change.remember(OUT, List.of());
    change.remember(HIGH, 0);
    change.remember(HIGH_BIDDER, "");
    change.remember(PICKER, "");
  }
}
