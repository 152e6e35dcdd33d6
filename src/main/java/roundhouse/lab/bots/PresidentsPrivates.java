package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.game.Company;

/**
 * Privates that a company buys from its own president. The other shareholders pay for a part of
 * what the president gets, so a high price is good as long as the company can buy its first train.
 */
final class PresidentsPrivates {
  /** What the purchase is worth, like that of a fairly good share. */
  private static final int WORTH = 30;

  private PresidentsPrivates() {}

  static int buy(BotSituation scene, Action.BuyPrivate purchase) {
    int face = scene.game().design().privates().get(purchase.id()).price();
    return spare(scene, purchase) >= face ? WORTH : -1;
  }

  /** As much as the rules allow and the company can spare. */
  static int price(BotSituation scene, Action.BuyPrivate purchase, Choice.Amount amount) {
    int most = Math.min(spare(scene, purchase), amount.max());
    int steps = Math.max(0, most - amount.min()) / amount.step();
    return amount.min() + steps * amount.step();
  }

  /** The company's money, apart from that for a first train. */
  private static int spare(BotSituation scene, Action.BuyPrivate purchase) {
    Company company = scene.company(purchase.by());
    int train = company.trains().isEmpty() ? scene.nextTrain().map(scene::trainPrice).orElse(0) : 0;
    return company.cash() - train;
  }
}
