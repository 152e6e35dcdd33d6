package roundhouse.engine.shares;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.EndTiming;
import roundhouse.design.spec.MarketSpec;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.MoneyAmount;
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

  /**
   * Sets a company's price to the nearest one at or below; refuses where the market has none so
   * low.
   */
  public static void set(StateTransaction change, String company, int price) {
    MarketSpace space = nearest(change.game(), company, price);
    Optional<MarketCell> before = change.state().tokens().of(company);
    if (before.equals(Optional.of(space.cell()))) return;
    change.update(change.state().with(change.state().tokens().placed(company, space.cell())));
    if (arrives(change, company, before, space))
      GameEndTriggers.trigger(change, EndTiming.Cause.TOP_PRICE);
  }

  /**
   * Sets the par price to the nearest one at or below, and the share price of a company without
   * one.
   */
  public static void setPar(StateTransaction change, String company, int par) {
    MarketSpace space = nearest(change.game(), company, par);
    Refusal.unless(space.price() > 0, "par", "the market has no par price as low as %s", par);
    change.update(change.company(company).withPar(space.price()));
    change.log(new ShareEvent.ParSet(company, change.game().amount(space.price())));
    if (change.state().tokens().of(company).isEmpty()) set(change, company, space.price());
  }

  /** The space of the nearest price at or below this one, if there are several one of its pars. */
  static MarketSpace nearest(Game game, String company, int price) {
    List<MarketSpace> pars = StartRules.spaces(game, game.company(company));
    return game.title().market().spaces().stream()
        .filter(space -> space.price() <= price)
        .max(
            Comparator.comparingInt(MarketSpace::price)
                .thenComparing(space -> pars.contains(space)))
        .orElseThrow(() -> Refusal.because("price", "the market has no price as low as %s", price));
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
    return arrives(change, company, Optional.of(before), change.title().market().at(after));
  }

  /** What follows from a token's new space; whether that ends the game. */
  private static boolean arrives(
      StateTransaction change, String company, Optional<MarketCell> before, MarketSpace space) {
    MoneyAmount price = change.game().amount(space.price());
    if (before.isEmpty()) {
      change.log(new ShareEvent.PriceSet(company, price));
    } else if (!space.cell().equals(before.get())) {
      int old = change.title().market().at(before.get()).price();
      change.log(new ShareEvent.PriceMoved(company, change.game().amount(old), price));
    }
    if (space.in(Zone.CLOSES)) CompanyClosings.close(change, company);
    else if (space.in(Zone.BANKRUPT)) CompanyBankruptcies.declare(change, company);
    else return space.in(Zone.ENDS_GAME);
    return false;
  }

  /** The space that a token moves to. */
  private static MarketCell moved(Game game, String company, MarketCell from, PriceMove move) {
    var market = game.title().market();
    return game.kind(company)
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
