package roundhouse.engine.trainpurchases;

import roundhouse.engine.Action;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.game.Train;

/** What follows when a company has bought a train. */
final class AfterTrainPurchase {
  private AfterTrainPurchase() {}

  /** Privates close, trains over the limit are discarded, prices may be protected. */
  static void apply(StateTransaction change, Action.BuyTrain purchase) {
    String company = purchase.by();
    Train train = Train.parse(purchase.train());
    Privates.trainBought(change, company);
    ExcessTrains.insertTurns(change);
    PriceProtection.offer(change);
    HookEvents.tell(
        change,
        PurchaseHooks.TRAIN_BOUGHT,
        new PurchaseHooks.TrainBought(
            change.company(company), train, purchase.from(), purchase.price()));
  }
}
