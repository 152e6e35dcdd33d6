package roundhouse.engine.trainpurchases;

import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.BuyTrains.WithoutPresident;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.money.Money;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Train;
import roundhouse.words.IndefiniteArticle;

/** Companies buy trains of the bank, new or used, at their prices. */
record BankTrainPurchases(BuyTrains rules) {

  /** Whether a company buys by rule, because nobody decides for it. */
  boolean buysAlone(Company company) {
    return company.inReceivership() && rules.withoutPresident() == WithoutPresident.CHEAPEST;
  }

  /** A company without a president buys the cheapest train if it has none and can pay for it. */
  void buyAlone(StateTransaction change, String id) {
    Game game = change.game();
    Company company = game.company(id);
    if (!buysAlone(company) || Trains.counted(game, company) > 0) return;
    Trains.cheapest(game)
        .filter(train -> Trains.price(game, company, train) <= company.cash())
        .ifPresent(
            train -> {
              int price = Trains.price(game, company, train);
              Money.pay(change, Holder.of(company), Holder.BANK, price);
              take(change, OfferedTrain.ofBank(game, train).boughtBy(company, price), train);
            });
  }

  /** A company pays the bank's price and takes the train; its president may have to help. */
  void buy(StateTransaction change, Action.BuyTrain purchase, Train train) {
    Game game = change.game();
    Company company = game.company(purchase.by());
    int price = Trains.price(game, company, train);
    Refusal.unless(
        purchase.price() == price,
        "train-price",
        "the bank sells %s for %s",
        IndefiniteArticle.with(train.type() + "-train"),
        game.money(price));
    if (rules.loans()) {
      Loans.pay(change, company.id(), Holder.BANK, price);
    } else {
      PresidentContribution.pay(change, company.id(), price);
      Money.pay(change, Holder.of(company), Holder.BANK, price);
    }
    take(change, purchase, train);
  }

  private static void take(StateTransaction change, Action.BuyTrain purchase, Train train) {
    var price = change.game().amount(purchase.price());
    change.log(new TrainEvent.TrainBought(purchase.by(), train.type(), price));
    TrainSales.fromBank(change, purchase.by(), train);
    AfterTrainPurchase.apply(change, purchase);
  }
}
