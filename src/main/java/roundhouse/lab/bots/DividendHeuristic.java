package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.game.Company;

/** Values dividends: it mostly pays, and withholds to save for a train that lasts. */
final class DividendHeuristic {
  private DividendHeuristic() {}

  static int dividend(BotSituation scene, Action.Dividend dividend) {
    Company company = scene.company(dividend.by());
    boolean keeps = new TrainPlan(scene, company).saves();
    return switch (dividend.kind()) {
      case PAY -> 10;
      case HALF -> keeps && scene.onceIn(3) ? 25 : scene.onceIn(15) ? 12 : 5;
      case WITHHOLD -> keeps && !scene.onceIn(4) ? 20 : 0;
    };
  }
}
