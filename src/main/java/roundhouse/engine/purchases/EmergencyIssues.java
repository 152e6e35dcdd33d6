package roundhouse.engine.purchases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.shares.TreasuryShares;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;
import roundhouse.game.Train;
import roundhouse.market.PriceMove;

/**
 * A company that must own a train and cannot pay for it issues shares, no more than it needs. They
 * move its price, and bring a price one space further down.
 */
final class EmergencyIssues {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("emergency-issue");

  private final BuyTrains rules;

  EmergencyIssues(BuyTrains rules) {
    this.rules = rules;
  }

  /** Whether the company has to issue shares before its president helps. */
  boolean due(Game game, Company company) {
    return !choices(game, company).isEmpty();
  }

  List<Choice> choices(Game game, Company company) {
    var all = new ArrayList<Choice>();
    if (!rules.issues()
        || game.turn().memory().is(DONE)
        || company.president().isEmpty()
        || !TrainDuty.mustBuy(game, company)) return all;
    int needed = dearestSide(game, company);
    int most = 0;
    int share = company.sharePercent();
    for (int percent = share; percent <= TreasuryShares.issuable(game, company); percent += share) {
      if (company.cash() + most >= needed) break;
      int brings = TreasuryShares.price(game, company, price(percent / share)) * percent / share;
      if (brings <= most) continue;
      most = brings;
      all.add(
          Choice.of(
              new Action.SellShares(company.id(), company.id(), percent),
              "issue {percent} % for {proceeds}",
              Map.of("proceeds", game.amount(brings))));
    }
    return all;
  }

  private static PriceMove price(int shares) {
    return PriceMove.parse("left " + (shares + 1));
  }

  /** What the dearer side of the bank's cheapest card costs. */
  private static int dearestSide(Game game, Company company) {
    int cheapest = PresidentHelp.cheapest(game, company);
    List<Train> sale = Trains.forSale(game);
    return sale.stream()
        .filter(train -> Trains.price(game, company, train) == cheapest)
        .findFirst()
        .map(train -> Trains.front(game, train))
        .map(
            front ->
                sale.stream()
                    .filter(train -> Trains.front(game, train).equals(front))
                    .mapToInt(train -> Trains.price(game, company, train))
                    .max()
                    .orElse(cheapest))
        .orElse(0);
  }

  void issue(StateTransaction change, Action.SellShares issue) {
    Game game = change.game();
    Company company = game.company(game.turn().entity());
    boolean offered =
        choices(game, company).stream().anyMatch(choice -> choice.action().equals(issue));
    Refusal.unless(
        offered, "issue", "%s may issue shares only for a train that it must buy", company.id());
    int shares = issue.percent() / company.sharePercent();
    change.remember(DONE, true);
    TreasuryShares.issue(change, company, issue.percent(), price(shares));
    SharePrices.move(change, company.id(), PriceMove.parse("left " + shares));
  }
}
