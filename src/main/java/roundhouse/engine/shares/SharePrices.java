package roundhouse.engine.shares;

import roundhouse.design.spec.EndTiming;
import roundhouse.design.spec.MarketSpec;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceMove;
import roundhouse.market.Zone;

/** How share prices move, and what follows from the new price. */
public final class SharePrices {
  private SharePrices() {}

  /** Moves a company's token. A token that cannot move may go under its stack. */
  public static void move(StateTransaction change, String company, PriceMove move) {
    if (reachesTop(change, company, move))
      GameEndTriggers.trigger(change, EndTiming.Cause.TOP_PRICE);
  }

  /** Moves a token and returns whether it has reached a space that ends the game. */
  private static boolean reachesTop(StateTransaction change, String company, PriceMove move) {
    var state = change.state();
    MarketCell before = state.tokens().of(company).orElse(null);
    if (before == null || move.equals(PriceMove.STAY)) return false;
    MarketCell after = moved(change.game(), company, before, move);
    boolean restacks =
        move.restacks()
            && change.title().design().market().moves().stuck() == MarketSpec.Stuck.UNDER;
    if (after.equals(before) && !restacks) return false;
    change.update(state.with(state.tokens().placed(company, after)));
    MarketSpace space = change.title().market().at(after);
    if (!after.equals(before)) {
      int old = change.title().market().at(before).price();
      change.log(
          new ShareEvent.PriceMoved(
              company, change.game().amount(old), change.game().amount(space.price())));
    }
    if (space.in(Zone.CLOSES)) CompanyClosings.close(change, company);
    else if (space.in(Zone.BANKRUPT)) CompanyBankruptcies.declare(change, company);
    else return space.in(Zone.ENDS_GAME);
    return false;
  }

  /** The space that a token moves to. */
  private static MarketCell moved(Game game, String company, MarketCell from, PriceMove move) {
    var market = game.title().market();
    return game.design()
        .kindOf(company)
        .staysIn()
        .map(zone -> market.moved(from, move, zone))
        .orElseGet(() -> market.moved(from, move));
  }

  /**
   * Moves the prices of companies at the end of a stock round, the highest price first: of those
   * with shares in the pool, and of those that are sold out. A price that ends the game does so
   * once all have moved.
   */
  public static void soldOut(StateTransaction change) {
    PriceMove move = change.title().design().market().moves().soldOut();
    PriceMove inPool = change.title().design().market().moves().inPool();
    boolean top = false;
    for (Company company : change.game().byPrice())
      if (company.floated() && company.held(Holder.POOL) > 0)
        top |= reachesTop(change, company.id(), inPool);
    for (Company company : change.game().byPrice())
      if (isSoldOut(change.game(), company)) top |= reachesTop(change, company.id(), move);
    if (top) GameEndTriggers.trigger(change, EndTiming.Cause.TOP_PRICE);
  }

  private static boolean isSoldOut(Game game, Company company) {
    return company.floated()
        && company.certificates().size() > 1
        && heldByPlayers(game, company) == inTheGame(company);
  }

  /** The percentage of a company that has not left the game. */
  private static int inTheGame(Company company) {
    return 100 - company.held(Holder.BANK);
  }

  private static int heldByPlayers(Game game, Company company) {
    int own =
        game.design().market().moves().soldOutCountsOwn() ? company.held(Holder.of(company)) : 0;
    return own
        + game.state().players().stream().mapToInt(player -> company.held(Holder.of(player))).sum();
  }

  /** Places a company's token on a space, below those already there. */
  public static void place(StateTransaction change, Company company, MarketCell cell) {
    change.update(change.state().with(change.state().tokens().placed(company.id(), cell)));
  }
}
