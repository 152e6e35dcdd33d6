package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.steps.CompanyAuction;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/**
 * The auction of a company: clockwise, players raise or pass for good, until the last one starts
 * the company.
 */
public final class CompanyBiddingStep implements Step {
  /** The turn of the auction. */
  public static final String TURN = "company-auction";

  private static final MemoryKey<String> LOT = MemoryKey.text("lot");

  /** The auction's rules in the design. */
  private static CompanyAuction rules(Game game) {
    return game.design().rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .filter(CompanyAuction.class::isInstance)
        .map(CompanyAuction.class::cast)
        .findFirst()
        .orElseThrow();
  }

  static Bidding bidding(CompanyAuction rules) {
    return new Bidding(rules.raise(), rules.raise(), true, false);
  }

  /** Begins the auction with the first bid, made by the player whose turn it is. */
  static void open(StateTransaction change, CompanyAuction rules, Action.Bid first) {
    Turns.push(change, TURN, first.by());
    change.remember(LOT, first.lot());
    bidding(rules).place(change, first, least(change.game(), rules, first.lot()));
    bidding(rules).open(change, first.lot(), bidders(change.game(), first.by()));
    close(change);
  }

  /** The first bid on a company: no lower than what the rules ask, and enough for a par price. */
  static int least(Game game, CompanyAuction rules, String lot) {
    return Math.max(rules.least(), CompanyLaunch.leastBid(game, game.company(lot)).orElse(0));
  }

  /** Players clockwise from the first bidder, without those at the certificate limit. */
  private static List<String> bidders(Game game, String first) {
    var all = new ArrayList<String>();
    String player = first;
    do {
      if (Certificates.mayHoldMore(game, player).allowed()) all.add(player);
      player = game.leftOf(player);
    } while (!player.equals(first));
    return all;
  }

  @Override
  public String name() {
    return TURN;
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Bid.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    FrameMemory memory = game.turn().memory();
    return Bidding.auctioned(memory)
        .map(
            lot -> {
              String player = Bidding.nextBidder(memory, lot);
              return new Decision(
                  player, List.of(player), name(), "raise for " + lot + ", or pass");
            });
  }

  @Override
  public List<Choice> choices(Game game) {
    String lot = game.turn().memory().get(LOT);
    String player = Bidding.nextBidder(game.turn().memory(), lot);
    var all = new ArrayList<Choice>();
    bidding(rules(game)).choice(game, player, lot, rules(game).least()).ifPresent(all::add);
    all.add(Choice.of(new Action.Pass(player), "pass"));
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    String lot = change.state().top().memory().get(LOT);
    if (action instanceof Action.Bid bid) {
      Refusal.unless(bid.lot().equals(lot), "lot", "%s is under auction, not %s", lot, bid.lot());
      CompanyAuction rules = rules(change.game());
      bidding(rules).place(change, bid, rules.least());
      bidding(rules).dropWhoCannotRaise(change);
    } else {
      Bidding.pass(change, action.by());
    }
    close(change);
  }

  /** Gives the company to the last player left; play continues to the left of the winner. */
  private static void close(StateTransaction change) {
    FrameMemory memory = change.state().top().memory();
    if (!Bidding.decided(memory)) return;
    String lot = memory.get(LOT);
    String winner = Bidding.highestBidder(memory, lot);
    int bid = Bidding.highestBid(memory, lot);
    change.pop();
    change.remember(Rounds.DEALT, winner);
    new CompanyLaunch(Holder.named(winner), lot).startAuctioned(change, bid);
  }
}
