package roundhouse.engine.shares;

import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.game.GameState;
import roundhouse.market.PriceMove;
import roundhouse.market.Zone;

/** How sales move prices, also those that wait because the price may still be protected. */
final class SaleMoves {
  private SaleMoves() {}

  /** How a sale moves the price, {@link PriceMove#STAY} for not at all. */
  static PriceMove of(Game game, ShareHooks.SaleMove sale) {
    int steps = game.ask(ShareHooks.SALE_MOVE, sale);
    return steps > 0 ? game.design().market().moves().shareSold().times(steps) : PriceMove.STAY;
  }

  /** How a sale that waits moves the price. */
  static PriceMove of(Game game, PendingSale sale) {
    return of(
        game,
        new ShareHooks.SaleMove(
            game.state().player(sale.seller().name()),
            game.company(sale.company()),
            sale.shares(),
            0,
            sale.percent(game)));
  }

  /**
   * The game as if all waiting prices had fallen; limits are checked against it in the meantime.
   */
  static Game asIfFallen(Game game) {
    List<PendingSale> waiting = PendingSale.byCompany(game);
    GameState state = game.state();
    for (PendingSale sale : waiting) {
      PriceMove move = of(game, sale);
      var before = state.tokens().of(sale.company());
      if (before.isEmpty()) continue;
      var after = game.title().market().moved(before.get(), move);
      if (game.title().market().at(after).in(Zone.CLOSES))
        state = state.with(CompanyAssets.offered(state.company(sale.company())));
      else if (!after.equals(before.get()))
        state = state.with(state.tokens().placed(sale.company(), after));
    }
    return waiting.isEmpty() ? game : game.with(state);
  }
}
