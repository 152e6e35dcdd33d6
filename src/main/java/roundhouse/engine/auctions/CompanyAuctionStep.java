package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.List;
import roundhouse.design.spec.steps.CompanyAuction;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.NonBlockingStep;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.StartRules;
import roundhouse.engine.stations.ChooseHomeStep;
import roundhouse.engine.stations.HomeMarkers;
import roundhouse.engine.stock.StartChoices;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.game.Company;
import roundhouse.game.Player;

/**
 * Instead of buying a share, a player may offer a company for auction with a first bid. The auction
 * is a turn of its own.
 */
public final class CompanyAuctionStep implements NonBlockingStep {
  private final CompanyAuction rules;

  /** Made from its line in the design. */
  public CompanyAuctionStep(CompanyAuction rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "company-auction";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.Bid.class);
  }

  @Override
  public List<Choice> choices(Game game) {
    Player player = game.state().player(game.turn().entity());
    var all = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) {
      if (!verdict(game, player, company).allowed()) continue;
      CompanyBiddingStep.bidding(rules)
          .choice(
              game,
              player.name(),
              company.id(),
              CompanyBiddingStep.least(game, rules, company.id()))
          .ifPresent(all::add);
    }
    return all;
  }

  private Verdict verdict(Game game, Player player, Company company) {
    Verdict auctioned = StartRules.mayBeAuctioned(game, company);
    if (!auctioned.allowed()) return auctioned;
    if (CompanyLaunch.leastBid(game, company).isEmpty())
      return Verdict.no("no par price is open to %s", company.id());
    boolean others = !rules.first().isEmpty() && !company.id().equals(rules.first());
    if (others && !sold(game, rules.first()))
      return Verdict.no("%s must be auctioned before any other company", rules.first());
    return StartChoices.mayStart(game, player, company);
  }

  /** Whether a company has already been auctioned. */
  private static boolean sold(Game game, String company) {
    Company first = game.company(company);
    return first.started() || first.is(Company.Status.CLOSED);
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var bid = (Action.Bid) action;
    Refusal.unlessCompany(change.state(), bid.lot());
    Company company = change.company(bid.lot());
    Player player = change.state().player(bid.by());
    Refusal.unless(verdict(change.game(), player, company), "company-auction");
    StockTurnRecord.recordPurchase(change);
    boolean home =
        rules.markerFirst() && !change.title().design().company(company.id()).home().isEmpty();
    if (home) new HomeMarkers(change).place(company.id());
    CompanyBiddingStep.open(change, rules, bid);
    boolean won = change.company(company.id()).started();
    if (rules.markerFirst() && !won) ChooseHomeStep.ask(change, company.id(), bid.by());
  }
}
