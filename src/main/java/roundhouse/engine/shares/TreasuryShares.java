package roundhouse.engine.shares;

import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceMove;

/** Shares that a company itself sells to the pool. */
public final class TreasuryShares {
  private TreasuryShares() {}

  /** A price beside the share price; 0 without one. */
  public static int price(Game game, Company company, PriceMove move) {
    Optional<MarketSpace> space = game.space(company);
    return space
        .map(now -> game.title().market().at(game.title().market().moved(now.cell(), move)))
        .map(MarketSpace::price)
        .orElse(0);
  }

  /**
   * How much a company may sell, in percent.
   *
   * @param limit percentage that the pool may then hold; the limit of sales by players holds as
   *     well
   * @param playersHoldMore whether the pool may then hold no more than players do
   */
  public static int sellable(Game game, Company company, int limit, boolean playersHoldMore) {
    int share = company.sharePercent();
    int players =
        game.state().players().stream().mapToInt(player -> company.held(Holder.of(player))).sum();
    int pool = company.held(Holder.POOL);
    int room = Math.min(limit, StockTurnRules.of(game).poolLimit()) - pool;
    if (playersHoldMore) room = Math.min(room, players - pool);
    return Math.max(0, Math.min(company.held(Holder.IPO), room) / share * share);
  }

  /** The company sells shares to the pool; its price stays. */
  public static void sell(StateTransaction change, Company company, int percent, PriceMove at) {
    int proceeds = company.value(percent, price(change.game(), company, at));
    Money.pay(change, Holder.BANK, Holder.of(company), proceeds);
    new ShareTransfer(company.id(), Holder.IPO, Holder.POOL, percent).apply(change);
    change.log(new ShareEvent.SharesIssued(company.id(), percent, change.game().amount(proceeds)));
  }
}
