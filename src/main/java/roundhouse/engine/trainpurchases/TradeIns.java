package roundhouse.engine.trainpurchases;

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
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.engine.trains.TrainHooks;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.words.IndefiniteArticle;

/**
 * Trains of the bank that cost a company less when it gives another in exchange; the old one goes
 * where discarded trains go.
 */
record TradeIns(Game game, Company company) {

  List<Choice> choices() {
    var all = new ArrayList<Choice>();
    for (Train train : Trains.forSale(game)) {
      if (game.spec(train).tradeIn().isEmpty() || from(train).isEmpty()) continue;
      for (Train given : Trains.oneOfEachType(company.trains()))
        if (verdict(train, given).allowed()) all.add(choice(train, given));
    }
    return all;
  }

  private Choice choice(Train train, Train given) {
    int price = price(train, given);
    return Choice.of(
        new Action.TradeInTrain(company.id(), train.id(), given.id(), price),
        "exchange a {old}-train for a {new}-train[ of the {place}] and {cost}",
        Map.of(
            "old",
            given.type(),
            "new",
            train.type(),
            "place",
            OfferedTrain.ofBank(game, train).usedFrom(),
            "cost",
            game.amount(price)));
  }

  /** Where such a train may be: in the bank, or in the pool if the rules say so. */
  private Optional<Holder> from(Train train) {
    if (Trains.isNew(game, train)) return Optional.of(Holder.BANK);
    boolean pooled = game.spec(train).tradeInForPooled() && Trains.isAt(game, train, Holder.POOL);
    return pooled ? Optional.of(Holder.POOL) : Optional.empty();
  }

  private int price(Train train, Train given) {
    int off = game.spec(train).tradeIn().getOrDefault(given.type(), 0);
    return Math.max(0, Trains.price(game, company, train) - off);
  }

  private Verdict verdict(Train train, Train given) {
    if (!game.spec(train).tradeIn().containsKey(given.type()))
      return Verdict.no("%s cannot be traded in for %s", named(given.type()), named(train.type()));
    String from = game.spec(train).tradeInFrom();
    if (!PhaseChanges.reached(game, from))
      return Verdict.no(
          "no train can be traded in for %s before phase %s", named(train.type()), from);
    int price = price(train, given);
    if (company.cash() < price)
      return Verdict.no("%s cannot pay %s", company.id(), game.money(price));
    if (company.trains().size() > Trains.limit(game, company))
      return Verdict.no("%s owns more trains than the limit allows", company.id());
    Holder holder = from(train).orElse(Holder.BANK);
    return game.ask(
        TrainHooks.MAY_BUY_TRAIN, new TrainHooks.MayBuyTrain(company, train, holder.name(), price));
  }

  static void buy(StateTransaction change, Action.TradeInTrain purchase) {
    Game game = change.game();
    new TradeIns(game, game.company(purchase.by()))
        .buy(
            change,
            Trains.named(game, purchase.train()),
            Trains.named(game, purchase.given()),
            purchase.price());
  }

  private void buy(StateTransaction change, Train train, Train given, int price) {
    requireLegal(train, given, price);
    Action.BuyTrain bought =
        new OfferedTrain(train, from(train).orElseThrow()).boughtBy(company, price);
    Money.pay(change, Holder.of(company), Holder.BANK, price);
    if (ExcessTrains.leave(game)) change.update(change.company(company.id()).losing(given));
    else Trains.toPool(change, company.id(), given);
    change.log(
        new TrainEvent.TrainTradedIn(company.id(), given.type(), train.type(), game.amount(price)));
    TrainSales.fromBank(change, company.id(), train);
    AfterTrainPurchase.apply(change, bought);
  }

  private void requireLegal(Train train, Train given, int offered) {
    Refusal.unless(
        from(train).isPresent(),
        "trains",
        "the %s-train is not for sale in exchange for another",
        train.type());
    Refusal.unless(
        company.trains().contains(given),
        "trains",
        "%s has no %s-train",
        company.id(),
        given.type());
    Refusal.unless(verdict(train, given), "train-purchase");
    int price = price(train, given);
    Refusal.unless(offered == price, "train-price", "this trade-in costs %s", game.money(price));
  }

  private static String named(String type) {
    return IndefiniteArticle.with(type + "-train");
  }
}
