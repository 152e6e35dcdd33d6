package roundhouse.engine.trainpurchases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.BuyTrains.Issues;
import roundhouse.design.spec.steps.BuyTrains.PresidentPays;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.debts.ForcedSales;
import roundhouse.engine.debts.PlayerBankruptcies;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * The president's help when a company must buy a train and cannot pay for it: the president adds
 * money, sells no more shares than needed, and is bankrupt if that is not enough.
 */
final class ForcedPurchase {
  private final BuyTrains rules;
  private final ForcedSales sales;
  private final EmergencyIssues issues;

  ForcedPurchase(BuyTrains rules) {
    this.rules = rules;
    this.sales = new ForcedSales(rules);
    this.issues = new EmergencyIssues(rules);
  }

  private record Applies(ForcedPurchase rule, String company) {}

  /** Whether the company must buy a train and cannot pay for the bank's cheapest itself. */
  boolean applies(Game game, Company company) {
    if (rules.presidentPays() == PresidentPays.NEVER
        || company.president().isEmpty()
        || issues.due(game, company)) return false;
    return game.remembered(
        new Applies(this, company.id()),
        () ->
            company.cash() < new PresidentContribution(game, company).cheapest()
                && TrainDuty.mustBuy(game, company));
  }

  /**
   * What the president may add for a train: all cash for the bank's cheapest, or up to the face
   * value for another company's.
   */
  int presidentHelp(Game game, Company company, OfferedTrain offered) {
    if (!applies(game, company) && !mayHelp(game, company, offered)) return 0;
    var help = new PresidentContribution(game, company);
    int cash = help.president().cash();
    int face = Trains.price(game, company, offered.train());
    if (offered.isOfBank())
      return rules.presidentPays() == PresidentPays.ANY_OF_BANK || face == help.cheapest()
          ? cash
          : 0;
    boolean forBank = ForcedSales.sold(game) && help.shortfall() <= 0 && !rules.salesPayOthers();
    if (rules.presidentPays() != PresidentPays.FACE_VALUE || forBank) return 0;
    return Math.clamp((long) face - company.cash(), 0, cash);
  }

  /**
   * The least price of another company's train: after forced sales, one that the last share sold is
   * needed for, unless the company pays alone.
   */
  int leastPrice(Game game, Company company, OfferedTrain offered) {
    boolean alone = Trains.price(game, company, offered.train()) <= company.cash();
    return rules.salesPayOthers() && applies(game, company) && !alone
        ? withoutLast(game, company) + 1
        : 1;
  }

  /** Whether the president may add money though the company is not forced to ask for it. */
  private boolean mayHelp(Game game, Company company, OfferedTrain offered) {
    if (rules.presidentPays() == PresidentPays.NEVER
        || company.president().isEmpty()
        || !company.trains().isEmpty()) return false;
    return switch (rules.presidentHelps()) {
      case WHEN_SHORT -> false;
      case FOR_OTHERS -> !offered.isOfBank() && TrainDuty.mustBuy(game, company);
      case WITHOUT_TRAIN -> true;
    };
  }

  /** Whether shares were sold for a dearer train of the bank than this one. */
  Verdict servesSale(Game game, Company company, OfferedTrain offered) {
    if (!offered.isOfBank() || !applies(game, company)) return Verdict.YES;
    int price = Trains.price(game, company, offered.train());
    return inVain(game, company, price)
        ? Verdict.no(
            "shares were sold for it: %s must buy a train that it could not pay for before",
            company.id())
        : Verdict.YES;
  }

  /** What company and president together lack for a train that may be bought with their money. */
  private ForcedSales.Need need(Game game, Company company) {
    var help = new PresidentContribution(game, company);
    boolean any = rules.presidentPays() == PresidentPays.ANY_OF_BANK;
    return need(game, company, (any ? help.dearest() : help.cheapest()) - help.means());
  }

  private static ForcedSales.Need need(Game game, Company company, int missing) {
    return new ForcedSales.Need(
        new PresidentContribution(game, company).president(), company.id(), missing, "the train");
  }

  /** Whether buying this train of the bank would mean that the last share was sold for nothing. */
  private boolean inVain(Game game, Company company, int price) {
    if (rules.presidentPays() != PresidentPays.ANY_OF_BANK || !ForcedSales.sold(game)) return false;
    int means = new PresidentContribution(game, company).means();
    int before = withoutLast(game, company);
    return price <= before
        && Trains.forSale(game).stream()
            .mapToInt(train -> Trains.price(game, company, train))
            .anyMatch(other -> before < other && other <= means);
  }

  /** What company and president could pay without the last share sold; 0 if none was sold. */
  private static int withoutLast(Game game, Company company) {
    return ForcedSales.sold(game)
        ? new PresidentContribution(game, company).means() - ForcedSales.lastShare(game)
        : 0;
  }

  /** The forced sales, and bankruptcy too if no sales are enough. */
  List<Choice> choices(Game game, Company company) {
    var all = new ArrayList<Choice>();
    if (mayGoBankrupt(game, company))
      all.add(
          Choice.of(
              new Action.GoBankrupt(company.id()),
              "{player} is bankrupt",
              Map.of("player", new PresidentContribution(game, company).president().name())));
    if (!applies(game, company)) return all;
    ForcedSales.Need need = need(game, company);
    if (need.missing() <= 0) return all;
    for (Company other : game.state().companies().values()) sales.add(game, need, other, all);
    return all;
  }

  /** Whether the president cannot pay for a train, with all that may be sold. */
  private boolean mayGoBankrupt(Game game, Company company) {
    int issue = issues.largest(game, company);
    boolean helps =
        issue == 0
            ? applies(game, company)
            : rules.issues() == Issues.OR_BANKRUPTCY
                && rules.presidentPays() != PresidentPays.NEVER;
    if (!helps) return false;
    int missing = new PresidentContribution(game, company).shortfall() - issue;
    return missing > 0 && sales.cannotRaise(game, need(game, company, missing));
  }

  void sell(StateTransaction change, Action.SellShares sale) {
    Game game = change.game();
    Company buyer = game.company(game.turn().entity());
    Refusal.unless(
        applies(game, buyer) && need(game, buyer).missing() > 0,
        "sale",
        "shares may be sold now only for a train that %s must buy and cannot pay for",
        buyer.id());
    String president = new PresidentContribution(game, buyer).president().name();
    Refusal.unless(
        sale.by().equals(president),
        "sale",
        "only the president, %s, may sell shares for the train",
        president);
    sales.sell(change, sale, need(game, buyer));
  }

  void goBankrupt(StateTransaction change, String id) {
    Game game = change.game();
    Company company = game.company(id);
    Refusal.unless(
        mayGoBankrupt(game, company),
        "bankruptcy",
        "the president of %s can still pay for a train",
        id);
    Holder receiver = PlayerBankruptcies.endsGame(game) ? Holder.BANK : Holder.of(company);
    PlayerBankruptcies.declare(change, sales, need(game, company), receiver);
  }
}
