package roundhouse.engine.trainpurchases;

import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.BuyTrains.MustOwn;
import roundhouse.engine.Game;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.runs.RouteProblems;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;

/** Whether a company without a train must buy one. One without room for it need not. */
final class TrainDuty {
  private TrainDuty() {}

  private record MustBuy() {}

  /** Whether the company whose turn it is must buy a train now. */
  static boolean mustBuy(Game game, Company company) {
    return game.remembered(
        new MustBuy(),
        () ->
            Trains.counted(game, company) < Trains.limit(game, company)
                && game.ask(PurchaseHooks.MUST_BUY_TRAIN, new PurchaseHooks.MustBuyTrain(company)));
  }

  /** Where no script says otherwise: always, never, or when it has a route. */
  static boolean standard(Game game, PurchaseHooks.MustBuyTrain asked) {
    Company company = asked.company();
    MustOwn must =
        Rounds.spec(game, game.turn().name()).steps().stream()
            .filter(BuyTrains.class::isInstance)
            .map(step -> ((BuyTrains) step).mustOwn())
            .findFirst()
            .orElse(MustOwn.NEVER);
    if (!company.trains().isEmpty() || must == MustOwn.NEVER) return false;
    return must == MustOwn.ALWAYS || new RouteProblems(game, company).hasRoute();
  }
}
