package roundhouse.engine.trainpurchases;

import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/**
 * A train that a company may buy.
 *
 * @param from the bank, the pool or another company
 */
record OfferedTrain(Train train, Holder from) {

  /** A train that the bank sells, new or used. */
  static OfferedTrain ofBank(Game game, Train train) {
    return new OfferedTrain(train, Trains.place(game, train));
  }

  static OfferedTrain of(Company seller, Train train) {
    return new OfferedTrain(train, Holder.of(seller));
  }

  /** The train that an action names, where the action says it is. */
  static OfferedTrain named(Game game, Action.BuyTrain purchase) {
    OfferedTrain offered = asNamed(game, purchase);
    Refusal.unless(
        offered.isThere(game),
        "trains",
        "the %s-train is not for sale from %s",
        offered.train.type(),
        purchase.from());
    return offered;
  }

  /** The train that an action names, wherever it is. */
  static OfferedTrain asNamed(Game game, Action.BuyTrain purchase) {
    return new OfferedTrain(Trains.named(game, purchase.train()), Holder.named(purchase.from()));
  }

  /** Whether the train is where it is said to be. */
  boolean isThere(Game game) {
    return Trains.isAt(game, train, from);
  }

  /** Whether the bank sells it, new or used. */
  boolean isOfBank() {
    return from.equals(Holder.BANK) || from.equals(Holder.POOL);
  }

  /** Where a used train of the bank comes from, "" for a new one. */
  String usedFrom() {
    return from.equals(Holder.POOL) ? from.name() : "";
  }

  /** The action that buys it. */
  Action.BuyTrain boughtBy(Company buyer, int price) {
    return new Action.BuyTrain(buyer.id(), train.id(), from.name(), price);
  }
}
