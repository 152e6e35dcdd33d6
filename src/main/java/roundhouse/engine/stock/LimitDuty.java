package roundhouse.engine.stock;

import java.util.ArrayList;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.shares.Certificates;
import roundhouse.game.Company;
import roundhouse.game.Player;

/** Who holds more certificates, or more of a company, than a limit allows must sell. */
record LimitDuty(StockTurn rules) {
  /** Whether a player holds more than a limit allows. */
  boolean isOver(Game game, String player) {
    return Certificates.excess(game, player) > 0
        || new SharePurchases(rules).holdsTooMuch(game, player);
  }

  /** Whether a player whose turn it is holds more than a limit allows and can sell shares. */
  boolean mustSell(Game game, String name) {
    if (!isOver(game, name)) return false;
    Player player = game.state().player(name);
    var offered = new ArrayList<Choice>();
    for (Company company : game.state().companies().values())
      new TurnSales(rules).add(game, player, company, offered);
    return !offered.isEmpty();
  }
}
