package roundhouse.engine.shares;

import roundhouse.design.spec.MarketSpec;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.market.PriceMove;
import roundhouse.market.Zone;

/** How sales and dividends move a price if no script says otherwise. */
final class StandardMoves {
  private StandardMoves() {}

  /** Each share sold moves the price, perhaps except the first of a turn. */
  static int ofSale(Game game, Company company, int shares, int soldBefore) {
    MarketSpec.Moves moves = game.design().market().moves();
    boolean firstFree =
        game.space(company).map(space -> space.in(Zone.FIRST_SALE_FREE)).orElse(false);
    return moves.saleSteps(firstFree, shares, soldBefore);
  }

  /** The move after a dividend, by what all shares together are paid. */
  static PriceMove ofDividend(Game game, Company company, int perShare, Dividend.Kind kind) {
    MarketSpec.Moves moves = game.design().market().moves();
    int paid = perShare * 100 / company.sharePercent();
    if (kind == Dividend.Kind.WITHHOLD || paid == 0) return moves.dividendWithheld();
    if (kind == Dividend.Kind.HALF && moves.dividendHalf().isPresent())
      return moves.dividendHalf().get();
    return moves.forDividend(game.kind(company).dividendPaid(), paid, game.price(company));
  }
}
