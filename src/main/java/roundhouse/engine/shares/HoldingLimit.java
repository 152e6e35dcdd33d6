package roundhouse.engine.shares;

import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.game.Company;
import roundhouse.market.Zone;

/**
 * How much of one company a player may hold. Who came to more by protecting its price may keep it
 * as long as all of it is kept.
 */
public final class HoldingLimit {
  private static final String KEPT = "may-keep ";

  private HoldingLimit() {}

  /** Percent of any company that a player may hold, whatever its price. */
  public static int of(Game game) {
    var rules = Selling.stockTurn(game);
    return rules.holdingLimits().getOrDefault(game.state().players().size(), rules.holdingLimit());
  }

  /**
   * Percent of the company that a player may hold, by what is said in the stock turn and where its
   * price is.
   */
  public static int of(Game game, Company company) {
    boolean any = company.certificates().size() == 1 || game.in(company, Zone.ANY_HOLDING);
    return any ? 100 : of(game);
  }

  /** What a player holds beyond the limit was bought to protect the price. */
  static void keep(Change change, String player, String company) {
    Company held = change.company(company);
    if (held.held(player) > of(change.game()))
      change.become(change.state().withFlag(player, KEPT + company, true));
  }

  /** What was kept beyond the limit to protect a price is kept whole, or sold down to the limit. */
  static Verdict maySell(Game game, String player, Company company, int left) {
    boolean kept = Boolean.TRUE.equals(game.state().flag(player, KEPT + company.id()));
    return kept && left > of(game, company)
        ? Verdict.no(
            "%s holds more than %d %% of %s to protect its price, and sells down to that or"
                + " nothing",
            player, of(game, company), company.id())
        : Verdict.YES;
  }

  /** Shares were sold, to the company too: what is left counts like any other. */
  public static void sold(Change change, String player, String company) {
    if (Boolean.TRUE.equals(change.state().flag(player, KEPT + company)))
      change.become(change.state().withFlag(player, KEPT + company, false));
  }

  /**
   * Percent that a player holds beyond the limit and may not keep, 0 for none; who sells need not
   * think of what might be protected.
   */
  public static int excess(Game asIs, String player, Company company) {
    if (Boolean.TRUE.equals(asIs.state().flag(player, KEPT + company.id()))) return 0;
    Game game = asIs.with(PriceProtection.asIfFallen(asIs));
    return Math.max(0, game.company(company.id()).held(player) - of(game, company));
  }
}
