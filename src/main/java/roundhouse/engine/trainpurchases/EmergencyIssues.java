package roundhouse.engine.trainpurchases;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.BuyTrains.Issues;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.shares.Shares;
import roundhouse.engine.shares.TreasuryShares;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Train;
import roundhouse.market.PriceMove;

/**
 * A company that must own a train and cannot pay for it issues shares: no more than it needs, and
 * all that it may if they are not enough. They move its price, and bring a price one space further
 * down.
 */
final class EmergencyIssues {
  private static final int WHOLE = 100;
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("emergency-issue");

  private final BuyTrains rules;

  EmergencyIssues(BuyTrains rules) {
    this.rules = rules;
  }

  /** Whether the company has to issue shares before its president helps. */
  boolean due(Game game, Company company) {
    return !open(game, company).isEmpty();
  }

  /** What the largest issue that the company may make brings; 0 if it may make none. */
  int largest(Game game, Company company) {
    return open(game, company).stream()
        .max(Comparator.comparingInt(Issue::percent))
        .map(Issue::brings)
        .orElse(0);
  }

  private List<Issue> open(Game game, Company company) {
    return rules.issues() == Issues.NEVER
            || game.turn().memory().is(DONE)
            || company.president().isEmpty()
            || !TrainDuty.mustBuy(game, company)
        ? List.of()
        : enough(game, company);
  }

  List<Choice> choices(Game game, Company company) {
    return open(game, company).stream()
        .map(
            issue ->
                Choice.of(
                    new Action.SellShares(company.id(), company.id(), issue.percent()),
                    "issue {percent} % for {proceeds}",
                    Map.of("proceeds", game.amount(issue.brings()))))
        .toList();
  }

  private record Issue(int percent, int brings) {}

  /**
   * Issues that pay for one side of the bank's cheapest card, without more than the dearer side
   * needs; if none does, all that may be issued.
   */
  private static List<Issue> enough(Game game, Company company) {
    int dearest = dearestSide(game, company);
    List<Issue> all = bringing(game, company);
    if (company.cash() >= dearest || all.isEmpty()) return List.of();
    int cheapest = new PresidentContribution(game, company).cheapest();
    var paying =
        new ArrayList<>(
            all.stream().filter(issue -> company.cash() + issue.brings() >= cheapest).toList());
    if (paying.isEmpty()) return List.of(all.getLast());
    paying.sort(Comparator.comparingInt(Issue::brings));
    int most = 0;
    while (most < paying.size() - 1 && company.cash() + paying.get(most).brings() < dearest) most++;
    return List.copyOf(paying.subList(0, most + 1));
  }

  /** Every issue that the company may make and that brings money, the smallest first. */
  private static List<Issue> bringing(Game game, Company company) {
    var all = new ArrayList<Issue>();
    int share = company.sharePercent();
    for (int percent = share;
        percent <= TreasuryShares.sellable(game, company, WHOLE, true);
        percent += share) {
      int shares = percent / share;
      int brings = TreasuryShares.price(game, company, price(shares)) * shares;
      if (brings > 0 && Shares.canGive(company, Holder.IPO, percent))
        all.add(new Issue(percent, brings));
    }
    return all;
  }

  private static PriceMove price(int shares) {
    return PriceMove.parse("left " + (shares + 1));
  }

  /** What the dearer side of the bank's cheapest card costs. */
  private static int dearestSide(Game game, Company company) {
    int cheapest = new PresidentContribution(game, company).cheapest();
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
    TreasuryShares.sell(change, company, issue.percent(), price(shares));
    SharePrices.move(change, company.id(), PriceMove.parse("left " + shares));
  }
}
