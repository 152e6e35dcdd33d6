package roundhouse.engine.shares;

import java.util.List;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;
import roundhouse.market.Zone;

/**
 * Price protection: the price of sold shares moves only after the seller's turn, and not at all if
 * the company's president buys them in a special turn. Special turns follow the order of the sales;
 * play then continues to the left of the last president who bought.
 */
public final class PriceProtection {
  /** The name of the special turn. */
  public static final String TURN = "price-protection";

  /** Turn memory: the company that the special turn is about. */
  static final MemoryKey<String> COMPANY = MemoryKey.text("company");

  private PriceProtection() {}

  /** Whether the title uses price protection. */
  static boolean isPlayed(Game game) {
    return game.design().rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .anyMatch(step -> step instanceof StockTurn turn && turn.protectsPrices());
  }

  /**
   * Offers the first waiting sale to the president, and moves the prices that nobody can protect.
   */
  public static void offer(StateTransaction change) {
    for (PendingSale sale : PendingSale.of(change.game())) {
      if (mayProtect(change.game(), sale).allowed()) {
        FrameMemory memory = FrameMemory.EMPTY.with(COMPANY, sale.company());
        change.push(new Frame(Frame.Kind.TURN, TURN, sale.guard().name(), 0, memory));
        return;
      }
      if (isLast(change.game(), sale)) letFall(change, sale.company());
    }
  }

  /** Whether no other sale of the company waits that its new president may still protect. */
  private static boolean isLast(Game game, PendingSale sale) {
    return PendingSale.of(game).stream()
        .filter(other -> other.company().equals(sale.company()))
        .toList()
        .getLast()
        .equals(sale);
  }

  /** Who sold the shares whose prices wait. */
  public static List<Holder> sellersWaiting(Game game) {
    return PendingSale.of(game).stream().map(PendingSale::seller).distinct().toList();
  }

  /** The game as if nobody protected the prices that wait. */
  public static Game unprotected(Game game) {
    return SaleMoves.asIfFallen(game);
  }

  /** Whether the president of the company that was sold can protect its price. */
  static Verdict mayProtect(Game game, PendingSale sale) {
    Holder guard = sale.guard();
    if (guard.isNobody())
      return Verdict.no("nobody was president of %s before and after the sale", sale.company());
    StockTurn rules = StockTurnRules.of(game);
    boolean sold =
        sale.seller().equals(guard) || RoundSalesRecord.by(game, guard).contains(sale.company());
    if (sold && rules.priceProtection() == StockTurn.Protection.UNLESS_SOLD)
      return Verdict.no("%s has sold shares of %s in this round", guard, sale.company());
    if (sale.seller().equals(guard)) return Verdict.no("%s sold the shares", guard);
    Player player = game.state().player(guard.name());
    if (player.cash() < cost(game, sale))
      return Verdict.no("%s cannot pay %s", guard, game.money(cost(game, sale)));
    return roomFor(game, sale, player)
        .and(
            () ->
                game.ask(
                    ShareHooks.MAY_PROTECT_PRICE,
                    new ShareHooks.MayProtectPrice(
                        player, game.company(sale.company()), sale.percent(game))));
  }

  /**
   * The certificates must fit under the limit while all prices stay where they are; where they do
   * not count they need no room.
   */
  private static Verdict roomFor(Game game, PendingSale sale, Player player) {
    Company company = game.company(sale.company());
    if (game.in(company, Zone.UNCOUNTED)) return Verdict.YES;
    var change = new StateTransaction(game.title(), game.state());
    new ShareTransfer(company.id(), Holder.POOL, Holder.of(player), sale.percent(game))
        .apply(change);
    for (PendingSale each : PendingSale.of(game)) each.remove(change);
    return Certificates.isOver(change.game(), player.name())
        ? Verdict.no(
            "%s may not hold %s %% more of %s", player.name(), sale.percent(game), company.id())
        : Verdict.YES;
  }

  static int cost(Game game, PendingSale sale) {
    return game.ask(
        ShareHooks.PROTECTION_COST,
        new ShareHooks.ProtectionCost(
            game.state().player(sale.guard().name()),
            game.company(sale.company()),
            sale.percent(game)));
  }

  /** The president buys all shares sold, and the price stays. */
  static void protect(StateTransaction change, PendingSale sale) {
    Holder guard = sale.guard();
    int percent = sale.percent(change.game());
    int cost = cost(change.game(), sale);
    Money.pay(change, guard, Holder.BANK, cost);
    new ShareTransfer(sale.company(), Holder.POOL, guard, percent).apply(change);
    sale.remove(change);
    change.log(
        new ShareEvent.PriceProtected(
            guard.name(), sale.company(), percent, change.game().amount(cost)));
    HoldingLimit.allowExcess(change, guard, sale.company(), percent);
    if (inStockRound(change.game())) Rounds.goOnLeftOf(change, guard.name());
    HookEvents.tell(
        change,
        ShareHooks.PRICE_PROTECTED,
        new ShareHooks.PriceProtected(
            change.state().player(guard.name()), change.company(sale.company()), percent));
  }

  /** Nobody protects the price: it moves as for any sale, by all shares that were sold. */
  static void letFall(StateTransaction change, String company) {
    for (PendingSale sale : PendingSale.byCompany(change.game())) {
      if (!sale.company().equals(company)) continue;
      PendingSale.removeAll(change, company);
      SharePrices.move(change, company, SaleMoves.of(change.game(), sale));
    }
  }

  private static boolean inStockRound(Game game) {
    return Rounds.spec(game, game.state().round().name()).turns() == RoundSpec.Turns.PLAYERS;
  }
}
