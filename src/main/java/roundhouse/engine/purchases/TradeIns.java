package roundhouse.engine.purchases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.trains.TrainHooks;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * Trains of the bank that cost less when another is given in exchange; the old one goes to the
 * pool.
 */
final class TradeIns {
  private TradeIns() {}

  static List<Choice> choices(Game game, Company company) {
    var all = new ArrayList<Choice>();
    for (Train train : Trains.forSale(game)) {
      if (game.spec(train).tradeIn().isEmpty() || from(game, train).isEmpty()) continue;
      for (Train given : Trains.oneOfEachType(company.trains())) {
        if (!verdict(game, company, train, given).allowed()) continue;
        int price = price(game, company, train, given);
        all.add(
            Choice.of(
                new Action.TradeInTrain(company.id(), train.id(), given.id(), price),
                "exchange a {old}-train for a {new}-train[ of the {place}] and {cost}",
                Map.of(
                    "old",
                    given.type(),
                    "new",
                    train.type(),
                    "place",
                    usedFrom(Trains.place(game, train)),
                    "cost",
                    game.amount(price))));
      }
    }
    return all;
  }

  /** Where a used train of the bank comes from, "" for a new one. */
  static String usedFrom(String from) {
    return Holder.POOL.is(from) ? from : "";
  }

  /** Where a train is that is sold so: the bank, or the pool where that counts; nowhere else. */
  private static Optional<String> from(Game game, Train train) {
    if (Trains.isNew(game, train)) return Optional.of(Holder.BANK.name());
    boolean pooled =
        game.spec(train).tradeInForPooled() && Trains.isAt(game, train, Holder.POOL.name());
    return pooled ? Optional.of(Holder.POOL.name()) : Optional.empty();
  }

  private static int price(Game game, Company company, Train train, Train given) {
    int off = game.spec(train).tradeIn().getOrDefault(given.type(), 0);
    return Math.max(0, Trains.price(game, company, train) - off);
  }

  private static Verdict verdict(Game game, Company company, Train train, Train given) {
    if (!game.spec(train).tradeIn().containsKey(given.type()))
      return Verdict.no(
          "a %s-train cannot be traded in for a %s-train", given.type(), train.type());
    String from = game.spec(train).tradeInFrom();
    if (!PhaseChanges.reached(game, from))
      return Verdict.no(
          "no train can be traded in for a %s-train before phase %s", train.type(), from);
    int price = price(game, company, train, given);
    if (company.cash() < price)
      return Verdict.no("%s cannot pay %s", company.id(), game.money(price));
    if (company.trains().size() > Trains.limit(game, company))
      return Verdict.no("%s owns more trains than the limit allows", company.id());
    String holder = from(game, train).orElse(Holder.BANK.name());
    return game.ask(
        TrainHooks.MAY_BUY_TRAIN, new TrainHooks.MayBuyTrain(company, train, holder, price));
  }

  static void buy(StateTransaction change, Action.TradeInTrain purchase) {
    Game game = change.game();
    Company company = game.company(purchase.by());
    Train train = Trains.named(game, purchase.train());
    Train given = Trains.named(game, purchase.given());
    Refusal.unless(
        game.design().trains().containsKey(train.type()) && from(game, train).isPresent(),
        "trains",
        "train %s is not for sale in exchange for another",
        purchase.train());
    Refusal.unless(
        company.trains().contains(given),
        "trains",
        "%s has no %s-train",
        company.id(),
        given.type());
    Refusal.unless(verdict(game, company, train, given), "train-purchase");
    String from = from(game, train).orElseThrow();
    int price = price(game, company, train, given);
    Refusal.unless(
        purchase.price() == price, "train-price", "this trade-in costs %s", game.money(price));
    Money.pay(change, Holder.of(company), Holder.BANK, price);
    Trains.toPool(change, company.id(), given);
    change.log(
        new TrainEvent.TrainTradedIn(company.id(), given.type(), train.type(), game.amount(price)));
    TrainSales.fromBank(change, company.id(), train);
    AfterTrainPurchase.apply(change, new Action.BuyTrain(company.id(), train.id(), from, price));
  }
}
