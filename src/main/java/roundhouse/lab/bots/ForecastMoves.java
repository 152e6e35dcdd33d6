package roundhouse.lab.bots;

import java.util.Map;
import roundhouse.design.spec.MarketSpec;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceMove;

/** How dividends to come will move a price by the design's own words; scripts are not asked. */
final class ForecastMoves {
  private final Game game;
  private final Company company;
  private final MarketSpec.Moves moves;
  private final Map<String, PriceMove> paid;

  ForecastMoves(Game game, Company company) {
    this.game = game;
    this.company = company;
    this.moves = game.design().market().moves();
    Map<String, PriceMove> own = game.design().kindOf(company.id()).dividendPaid();
    this.paid = own.isEmpty() ? moves.dividendPaid() : own;
  }

  MarketCell withheld(MarketCell from) {
    return game.title().market().moved(from, moves.dividendWithheld());
  }

  /**
   * After a payment.
   *
   * @param revenue paid on all shares together
   */
  MarketCell paid(MarketCell from, double revenue) {
    double share = revenue * company.sharePercent() / 100;
    int price = game.title().market().at(from).price();
    PriceMove move = PriceMove.STAY;
    double reached = -1;
    for (var step : paid.entrySet()) {
      double times = Double.parseDouble(step.getKey());
      if (times > reached && share * 100 / company.sharePercent() / 10 >= times * price) {
        reached = times;
        move = step.getValue();
      }
    }
    return game.title().market().moved(from, move);
  }
}
