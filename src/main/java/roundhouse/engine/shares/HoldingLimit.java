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

  /**
   * Lets a player keep shares above the limit, because they were bought to protect the price; not
   * what was held above it before.
   *
   * @param percent just bought
   */
  static void allowExcess(StateTransaction change, Holder player, String company, int percent) {
    int held = change.company(company).held(player);
    int limit = of(change.game());
    if (held <= limit) return;
    int before = Math.min(held - percent, Math.max(limit, kept(change.game(), player, company)));
    change.update(change.state().withFlag(player.name(), KEPT + company, before + percent));
  }

  /** The percentage that a player may keep after protecting a price; 0 for no more than anybody. */
  private static int kept(Game game, Holder player, String company) {
    return game.state().flag(player.name(), KEPT + company) instanceof Number kept
        ? kept.intValue()
        : 0;
  }

  /**
   * Shares kept above the limit after protecting a price are kept whole or sold down to the limit.
   */
  static Verdict maySell(Game game, Holder player, Company company, int left) {
    return kept(game, player, company.id()) > 0 && left > of(game, company)
        ? Verdict.no(
            "%s holds more than %s %% of %s after protecting its price and must sell down to that"
                + " or sell nothing",
            player, of(game, company), company.id())
        : Verdict.YES;
  }

  /** After a sale, to the company too, the remaining shares count like any others. */
  public static void forgetExcess(StateTransaction change, Holder player, String company) {
    if (kept(change.game(), player, company) > 0)
      change.update(change.state().withFlag(player.name(), KEPT + company, false));
  }

  /**
   * Percent that a player holds beyond the limit and may not keep, 0 for none; a seller need not
   * consider what might be protected.
   */
  public static int excess(Game asIs, Holder player, Company company) {
    Game game = SaleMoves.asIfFallen(asIs);
    int most = Math.max(of(game, company), kept(game, player, company.id()));
    return Math.max(0, game.company(company.id()).held(player) - most);
  }
}
