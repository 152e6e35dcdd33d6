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
  private final MarketSpec.Moves moves;
  private final Map<String, PriceMove> own;

  ForecastMoves(Game game, Company company) {
    this.game = game;
    this.moves = game.design().market().moves();
    this.own = game.kind(company).dividendPaid();
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
    int price = game.title().market().at(from).price();
    return game.title().market().moved(from, moves.forDividend(own, revenue, price));
  }
}
