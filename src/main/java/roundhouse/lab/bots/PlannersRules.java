package roundhouse.lab.bots;

import java.util.Optional;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.game.Company;

/**
 * Rules of thumb of a bot that plans. It looks after the money of its player rather than that of
 * companies, because early money buys most: shares of companies that are about to operate, while
 * they are cheap. It keeps no room for trains and sells no shares to start companies: who does so
 * hastens the end of the game for all, and wins no more often against those who do not.
 */
final class PlannersRules extends RulesOfThumb {
  private static final int HIGH_PAR = 200;

  /** What it is worth to pay a dividend: more than any other way to use the revenue. */
  private static final int PAYS = 100;

  private final BotWeights weights;

  PlannersRules(Temperament temperament, BotWeights weights) {
    super(temperament, weights);
    this.weights = weights;
  }

  @Override
  int worth(BotSituation scene, Action action) {
    return switch (action) {
      case Action.BuyShare purchase -> share(scene, purchase);
      case Action.Start start -> start(scene, start);
      case Action.BuyPrivate purchase when PrivateHeuristic.isFromPresident(scene, purchase) ->
          PresidentsPrivates.buy(scene, purchase);
      case Action.Dividend dividend -> dividend(scene, dividend);
      case Action.SellShares sale -> ShareHeuristic.sell(scene, sale);
      case Action.BuyTrain purchase -> TrainHeuristic.buy(scene, purchase);
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

  /** Its own companies' shares first, and none that help another player to float a company. */
  private int share(BotSituation scene, Action.BuyShare purchase) {
    int usual = super.worth(scene, purchase);
    Company company = scene.company(purchase.company());
    boolean own = company.president().equals(Optional.of(scene.player().name()));
    if (!company.floated()) return own ? usual : -1;
    if (usual <= 0) return usual;
    int more =
        (own ? weights.whole("own-share") : 0)
            + (company.operated() ? 0 : weights.whole("young-share"));
    return usual + more * company.shares(purchase.percent());
  }

  /** As cheap as a company may be that can pay for trains: low prices have most to gain. */
  private int start(BotSituation scene, Action.Start start) {
    int sharePercent = scene.company(start.company()).sharePercent();
    boolean enough =
        start.par() * 100 / sharePercent >= weights.of("trains-of-a-start") * scene.cheapestTrain();
    return StartHeuristic.start(scene, start, enough ? HIGH_PAR - start.par() : start.par());
  }

  /**
   * A company that gets its next train in any case pays what it earns: what it kept would cost all
   * its shareholders, and lower its price.
   */
  private int dividend(BotSituation scene, Action.Dividend dividend) {
    return new GameOutlook(scene.game(), weights).isTrainSure()
            && dividend.kind() == Dividend.Kind.PAY
        ? PAYS
        : super.worth(scene, dividend);
  }
}
