package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Train;

/** Values trains to buy and to discard, and their prices. */
final class TrainHeuristic {
  /** Between companies of one president a train costs at most this part of the buyer's money. */
  static final int PART_FOR_SISTERS = 2;

  private TrainHeuristic() {}

  /**
   * Keeps room for the train that will rust a train, unless the company can buy one at once, and
   * makes room in another company of its president. So no company waits for others to end a phase.
   */
  static int buyKeepingRoom(BotSituation scene, Action.BuyTrain purchase) {
    Company company = scene.company(purchase.by());
    Train train = Train.parse(purchase.train());
    if (isFromBank(purchase)) {
      var plan = new TrainPlan(scene, company);
      if (!company.trains().isEmpty() && plan.reachesNextType(train)) return scene.roughly(200);
      if (!company.trains().isEmpty() && !plan.leavesRoom(train)) return -1;
    } else {
      Company seller = scene.company(purchase.from());
      if (sisters(company, seller) && makesRoom(scene, seller, train)) return scene.roughly(150);
    }
    return buy(scene, purchase);
  }

  /** Whether the bank sells the train, a new one or one of the pool. */
  private static boolean isFromBank(Action.BuyTrain purchase) {
    return Holder.BANK.is(purchase.from()) || Holder.POOL.is(purchase.from());
  }

  /**
   * Whether a company that is full of trains can buy the bank's next one when it has sold this one,
   * which will rust.
   */
  private static boolean makesRoom(BotSituation scene, Company full, Train sold) {
    Game game = scene.game();
    return rusts(scene, sold)
        && full.trains().size() >= Trains.limit(game, full)
        && LastTrainPurchase.stillOperates(game, full)
        && scene.nextTrain().filter(next -> full.cash() >= scene.trainPrice(next)).isPresent();
  }

  static int buy(BotSituation scene, Action.BuyTrain purchase) {
    Company company = scene.company(purchase.by());
    Train train = Train.parse(purchase.train());
    if (isFromBank(purchase)) return fromBank(scene, company, train, purchase.price());
    Company seller = scene.company(purchase.from());
    boolean sisters = sisters(company, seller);
    if (sisters && LastTrainPurchase.begins(scene, company, seller)) return scene.roughly(150);
    if (!company.trains().isEmpty()) return -1;
    if (sisters) return seller.trains().size() > 1 ? scene.roughly(80) : -1;
    return company.cash() >= scene.trainPrice(train) / 2 && scene.onceIn(6)
        ? scene.roughly(30)
        : -1;
  }

  /**
   * Buys the first train always, a second mostly, then those that will last, more while money is
   * left; less readily trains that will rust.
   */
  private static int fromBank(BotSituation scene, Company company, Train train, int price) {
    int owned = company.trains().size();
    if (owned == 0) return scene.roughly(1000) + price / 4;
    var plan = new TrainPlan(scene, company);
    if (owned == 1 || plan.lasts(train) && plan.lasting() < 2)
      return scene.roughly(200) - (rusts(scene, train) ? 100 : 0);
    return company.cash() >= 2 * price || scene.onceIn(3) ? scene.roughly(50) : -1;
  }

  /** Trades in a train that will rust, or another one if money is left. */
  static int tradeIn(BotSituation scene, Action.TradeInTrain purchase) {
    Company company = scene.company(purchase.by());
    boolean rusts = rusts(scene, Train.parse(purchase.given()));
    return rusts || company.cash() >= 2 * purchase.price() ? scene.roughly(200) : -1;
  }

  /** Whether the companies have the same president. */
  private static boolean sisters(Company one, Company other) {
    return one.president().isPresent() && one.president().equals(other.president());
  }

  private static boolean rusts(BotSituation scene, Train train) {
    return !scene.game().design().trains().get(train.type()).rustsOn().isEmpty();
  }

  /** Discards the cheapest. */
  static int discard(BotSituation scene, Action.DiscardTrain discard) {
    return -scene.trainPrice(Train.parse(discard.train()));
  }

  /**
   * Between companies of one president a price that leaves the buyer money, otherwise about the
   * bank's price.
   */
  static int price(BotSituation scene, Action.BuyTrain purchase, Choice.Amount amount) {
    int face = scene.roughly(scene.trainPrice(Train.parse(purchase.train())));
    boolean sisters = sisters(scene.company(purchase.by()), scene.company(purchase.from()));
    int wanted = sisters ? Math.min(face, amount.max() / PART_FOR_SISTERS) : face;
    int steps = (wanted - amount.min()) / amount.step();
    return Math.clamp(amount.min() + (long) steps * amount.step(), amount.min(), amount.max());
  }
}
