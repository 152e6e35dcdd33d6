package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.game.Company;

/** Values dividends: it mostly pays, and withholds when that makes a needed train affordable. */
final class DividendHeuristic {
  private DividendHeuristic() {}

  static int dividend(BotSituation scene, Action.Dividend dividend) {
    Company company = scene.company(dividend.by());
    boolean keeps = saves(scene, company);
    return switch (dividend.kind()) {
      case "pay" -> 10;
      case "half" -> keeps && scene.onceIn(3) ? 25 : scene.onceIn(15) ? 12 : 5;
      case "withhold" -> keeps ? 20 : 0;
      default -> 1;
    };
  }

  private static boolean saves(BotSituation scene, Company company) {
    if (company.trains().size() > 1 || scene.nextTrain().isEmpty()) return false;
    int price = scene.trainPrice(scene.nextTrain().get());
    return company.cash() < price && company.cash() > price / 2 && scene.onceIn(3);
  }
}
