package roundhouse.engine.trainpurchases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.BuyTrains.PresidentPays;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.debts.ForcedSales;
import roundhouse.engine.money.Loans;
import roundhouse.engine.trains.TrainHooks;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Train;

/** The trains that a company may buy, their sellers and prices. */
final class TrainPurchases {
  private final BuyTrains rules;
  private final ForcedPurchase forced;

  TrainPurchases(BuyTrains rules, ForcedPurchase forced) {
    this.rules = rules;
    this.forced = forced;
  }

  private record All(TrainPurchases purchases) {}

  /** Every train that the company may buy now. */
  List<Choice> all(Game game, Company company) {
    return game.remembered(new All(this), () -> found(game, company));
  }

  /** Whether this is one of them, at a price between companies that may be any. */
  boolean includes(Game game, Company company, Action.BuyTrain purchase) {
    OfferedTrain offered = OfferedTrain.asNamed(game, purchase);
    return offered.isThere(game)
        && verdict(game, company, offered, purchase.price()).allowed()
        && (!offered.isOfBank()
            || purchase.price() == Trains.price(game, company, offered.train()));
  }

  private List<Choice> found(Game game, Company company) {
    var all = new ArrayList<>(new TradeIns(game, company).choices());
    if (full(game, company)) return all;
    for (Train train : Trains.forSale(game)) {
      OfferedTrain offered = OfferedTrain.ofBank(game, train);
      int price = Trains.price(game, company, train);
      if (!verdict(game, company, offered, price).allowed()) continue;
      all.add(
          Choice.of(
              offered.boughtBy(company, price),
              "buy a {type}-train[ of the {place}] for {cost}",
              Map.of(
                  "type", train.type(), "place", offered.usedFrom(), "cost", game.amount(price))));
    }
    if (rules.fromCompanies())
      for (Company other : game.state().companies().values()) ofAnother(game, company, other, all);
    return all;
  }

  private void ofAnother(Game game, Company company, Company other, List<Choice> into) {
    if (other.id().equals(company.id())) return;
    int step = rules.priceStep();
    for (Train train : Trains.oneOfEachType(other.trains())) {
      OfferedTrain offered = OfferedTrain.of(other, train);
      int payable = company.cash() + forced.presidentHelp(game, company, offered);
      int most = Math.min(payable, most(game, train)) / step * step;
      int needed = Math.ceilDiv(forced.leastPrice(game, company, offered), step) * step;
      int least = Math.max(needed, step + TrainDeals.declined(game, offered));
      if (most < least) continue;
      prices(game, company, offered, new Choice.Amount(least, most, step))
          .ifPresent(
              amount ->
                  into.add(
                      Choice.ranging(
                          offered.boughtBy(company, amount.min()),
                          amount,
                          "buy the {type}-train of {from}",
                          Map.of("type", train.type()))));
    }
  }

  /** All prices if the lowest is allowed, or else only that of a new train if that one is. */
  private Optional<Choice.Amount> prices(
      Game game, Company company, OfferedTrain offered, Choice.Amount all) {
    if (verdict(game, company, offered, all.min()).allowed()) return Optional.of(all);
    int face = game.spec(offered.train()).price();
    boolean possible = all.min() < face && face <= all.max() && face % all.step() == 0;
    return possible && verdict(game, company, offered, face).allowed()
        ? Optional.of(new Choice.Amount(face, face, all.step()))
        : Optional.empty();
  }

  /** The highest price between companies. */
  private int most(Game game, Train train) {
    return rules.most() == 0 ? Integer.MAX_VALUE : game.spec(train).price() * rules.most() / 100;
  }

  /** Whether the company may buy this train at that price. */
  Verdict verdict(Game game, Company company, OfferedTrain offered, int price) {
    if (full(game, company))
      return Verdict.no(
          "%s owns %s trains, the limit in phase %s",
          company.id(), company.trains().size(), game.state().phase());
    if (means(game, company, offered) + forced.presidentHelp(game, company, offered) < price)
      return Verdict.no("%s cannot pay %s", company.id(), game.money(price));
    Verdict serves = forced.servesSale(game, company, offered);
    if (!serves.allowed()) return serves;
    Verdict seller = offered.isOfBank() ? Verdict.YES : seller(game, company, offered, price);
    if (!seller.allowed()) return seller;
    return game.ask(
        TrainHooks.MAY_BUY_TRAIN,
        new TrainHooks.MayBuyTrain(company, offered.train(), offered.from().name(), price));
  }

  /** Whether another company may sell it at that price. */
  private Verdict seller(Game game, Company company, OfferedTrain offered, int price) {
    Verdict between = between(game, company, game.company(offered.from().name()), price);
    if (!between.allowed()) return between;
    if (rules.presidentPays() == PresidentPays.BANK_ONLY && ForcedSales.sold(game))
      return Verdict.no("shares were sold for a train of the bank: %s must buy one", company.id());
    if (Trains.isObsolete(game, offered.train()))
      return Verdict.no(
          "the %s-train is obsolete and stays with %s", offered.train().type(), offered.from());
    int least = forced.leastPrice(game, company, offered);
    if (price < least)
      return Verdict.no(
          "shares were sold for it: %s must pay at least %s", company.id(), game.money(least));
    int most = most(game, offered.train());
    if (price > most)
      return Verdict.no(
          "a %s-train costs %s at most between companies",
          offered.train().type(), game.money(most));
    int declined = TrainDeals.declined(game, offered);
    if (price <= declined)
      return Verdict.no("%s has declined %s in this turn", offered.from(), game.money(declined));
    return Verdict.YES;
  }

  /** What a company can pay; with loans only for its first train, from the bank. */
  private int means(Game game, Company company, OfferedTrain offered) {
    boolean loans = offered.isOfBank() && company.trains().isEmpty();
    return loans ? Loans.buyingPower(game, company) : company.cash();
  }

  /** Whether the company is at the train limit and no trade-in makes room. */
  private boolean full(Game game, Company company) {
    return Trains.counted(game, company) >= Trains.limit(game, company)
        && !(rules.tradeInLiftsLimit() && !new TradeIns(game, company).choices().isEmpty());
  }

  private Verdict between(Game game, Company company, Company seller, int price) {
    if (seller.id().equals(company.id()))
      return Verdict.no("%s owns this train already", company.id());
    if (!rules.fromCompanies()) return Verdict.no("trains cannot be bought from other companies");
    if (seller.is(Status.CLOSED) || !seller.floated() || seller.president().isEmpty())
      return Verdict.no("%s has no president who could sell a train", seller.id());
    if (price < rules.priceStep() || price % rules.priceStep() != 0)
      return Verdict.no(
          "the price between companies must be a multiple of %s", game.money(rules.priceStep()));
    if (rules.keepLastTrain() && !company.trains().isEmpty() && seller.trains().size() == 1) {
      return Verdict.no(
          "%s has a train and cannot take the last one of %s", company.id(), seller.id());
    }
    return Verdict.YES;
  }
}
