package roundhouse.engine.stock;

import java.util.ArrayList;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.HoldingLimit;
import roundhouse.engine.shares.StockTurnRules;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/** Who holds more certificates, or more of a company, than a limit allows must sell. */
public record LimitDuty(StockTurn rules) {
  /** Whether a player holds more than a limit allows. */
  boolean isOver(Game game, String player) {
    return Certificates.isOver(game, player)
        || game.state().companies().values().stream()
            .anyMatch(company -> holdsTooMuch(game, player, company));
  }

  private boolean holdsTooMuch(Game game, String player, Company company) {
    return HoldingLimit.of(game) < 100
        && rules.holdingLimitForces()
        && HoldingLimit.excess(game, Holder.named(player), company) > 0;
  }

  /**
   * Whether a player whose turn it is holds more than a limit allows and can sell shares that bring
   * the holdings nearer to it.
   */
  boolean mustSell(Game game, String name) {
    if (!isOver(game, name)) return false;
    Player player = game.state().player(name);
    boolean certificates = Certificates.isOver(game, name);
    var offered = new ArrayList<Choice>();
    for (Company company : game.state().companies().values())
      if (certificates && Certificates.isCounted(game, company, player)
          || holdsTooMuch(game, name, company))
        new TurnSales(rules).add(game, player, company, offered);
    return !offered.isEmpty();
  }

  private record SellsFirst(String player) {}

  /** Whether a player may buy: not while shares must be sold and none could be after it. */
  public static Verdict mayBuy(Game game, String player) {
    var duty = new LimitDuty(StockTurnRules.of(game));
    boolean sellsFirst =
        game.remembered(
            new SellsFirst(player), () -> duty.isLastSale(game) && duty.mustSell(game, player));
    return sellsFirst
        ? Verdict.no("%s holds more than a limit allows and has to sell shares first", player)
        : Verdict.YES;
  }

  /** Whether no sale may follow a purchase made now. */
  private boolean isLastSale(Game game) {
    return switch (rules.order()) {
      case SELL_THEN_BUY -> true;
      case SELL_BUY_OR_BUY_SELL -> StockTurnRecord.sold(game.turn().memory());
      default -> false;
    };
  }
}
