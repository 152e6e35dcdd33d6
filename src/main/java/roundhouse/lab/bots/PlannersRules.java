package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.game.Company;

/**
 * Rules of thumb of a bot that plans. It looks after the money of its player rather than that of
 * companies, because early money buys most: shares of companies that are about to operate, while
 * they are cheap.
 */
final class PlannersRules extends RulesOfThumb {
  /** What a share of a company that has not operated yet is worth in addition. */
  private static final int YOUNG = 80;

  /** What it is worth to pay a dividend: more than any other way to use the revenue. */
  private static final int PAYS = 100;

  PlannersRules(Temperament temperament) {
    super(temperament);
  }

  @Override
  int worth(BotSituation scene, Action action) {
    return switch (action) {
      case Action.BuyShare purchase -> share(scene, purchase);
      case Action.BuyPrivate purchase when PrivateHeuristic.isFromPresident(scene, purchase) ->
          PresidentsPrivates.buy(scene, purchase);
      case Action.Dividend dividend -> dividend(scene, dividend);
      default -> super.worth(scene, action);
    };
  }

  @Override
  Action amount(BotSituation scene, Choice choice) {
    return choice.action() instanceof Action.BuyPrivate purchase
            && choice.amount().isPresent()
            && PrivateHeuristic.isFromPresident(scene, purchase)
        ? choice.withAmount(
            PresidentsPrivates.price(scene, purchase, choice.amount().orElseThrow()))
        : super.amount(scene, choice);
  }

  private int share(BotSituation scene, Action.BuyShare purchase) {
    int usual = super.worth(scene, purchase);
    Company company = scene.company(purchase.company());
    if (usual <= 0 || !company.floated() || company.operated()) return usual;
    return usual + YOUNG * Math.max(1, purchase.percent() / company.sharePercent());
  }

  /**
   * A company that gets its next train in any case pays what it earns: what it kept would cost all
   * its shareholders, and lower its price.
   */
  private int dividend(BotSituation scene, Action.Dividend dividend) {
    return new GameOutlook(scene.game()).isTrainSure() && dividend.kind().equals("pay")
        ? PAYS
        : super.worth(scene, dividend);
  }
}
