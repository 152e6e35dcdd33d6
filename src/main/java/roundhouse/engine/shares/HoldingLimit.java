package roundhouse.engine.shares;

import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.Zone;

/**
 * How much of one company a player may hold. A player who exceeds it by protecting the price may
 * keep the shares as long as none of them is sold.
 */
public final class HoldingLimit {
  private static final String KEPT = "may-keep ";

  private HoldingLimit() {}

  /** The percentage of any company that a player may hold, whatever its price. */
  public static int of(Game game) {
    var rules = StockTurnRules.of(game);
    return rules.holdingLimits().getOrDefault(game.state().players().size(), rules.holdingLimit());
  }

  /**
   * The percentage of this company that a player may hold, by the stock turn's limit and the zone
   * of its price.
   */
  public static int of(Game game, Company company) {
    boolean any = company.certificates().size() == 1 || game.in(company, Zone.ANY_HOLDING);
    return any ? 100 : of(game);
  }

  /** Lets a player keep shares above the limit, because they were bought to protect the price. */
  static void allowExcess(StateTransaction change, Holder player, String company) {
    Company held = change.company(company);
    if (held.held(player) > of(change.game()))
      change.update(change.state().withFlag(player.name(), KEPT + company, true));
  }

  /**
   * Shares kept above the limit after protecting a price are kept whole or sold down to the limit.
   */
  static Verdict maySell(Game game, Holder player, Company company, int left) {
    boolean kept = Boolean.TRUE.equals(game.state().flag(player.name(), KEPT + company.id()));
    return kept && left > of(game, company)
        ? Verdict.no(
            "%s holds more than %d %% of %s after protecting its price and must sell down to that"
                + " or sell nothing",
            player, of(game, company), company.id())
        : Verdict.YES;
  }

  /** After a sale, to the company too, the remaining shares count like any others. */
  public static void forgetExcess(StateTransaction change, Holder player, String company) {
    if (Boolean.TRUE.equals(change.state().flag(player.name(), KEPT + company)))
      change.update(change.state().withFlag(player.name(), KEPT + company, false));
  }

  /**
   * Percent that a player holds beyond the limit and may not keep, 0 for none; a seller need not
   * consider what might be protected.
   */
  public static int excess(Game asIs, Holder player, Company company) {
    if (Boolean.TRUE.equals(asIs.state().flag(player.name(), KEPT + company.id()))) return 0;
    Game game = PendingPrices.asIfFallen(asIs);
    return Math.max(0, game.company(company.id()).held(player) - of(game, company));
  }
}
