package roundhouse.engine.stock;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.design.spec.steps.StockTurn.Order;
import roundhouse.design.spec.steps.StockTurn.SalePrice;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.shares.RoundSalesRecord;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.shares.ShareSales;
import roundhouse.game.Company;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/**
 * A player's share sales in a stock turn: which are allowed, at what price, and what the turn
 * remembers.
 */
final class TurnSales {
  /** The number of shares sold in this turn, by company. */
  static final MemoryKey<Map<String, Integer>> SOLD = MemoryKey.numbers("sold");

  /** The price of the first sale in this turn, by company. */
  private static final MemoryKey<Map<String, Integer>> SOLD_AT = MemoryKey.numbers("sold-at");

  private final StockTurn rules;

  TurnSales(StockTurn rules) {
    this.rules = rules;
  }

  /** Adds every sale of a company's shares that is legal now. */
  void add(Game game, Player player, Company company, List<Choice> into) {
    int held = company.held(Holder.of(player));
    int step = company.stepPercent();
    for (int percent = step; percent <= held; percent += step) {
      if (!maySell(game, Holder.of(player), company, percent).allowed()) continue;
      int proceeds =
          game.ask(
              ShareHooks.SALE_PROCEEDS,
              new ShareHooks.SaleProceeds(player, company, percent, salePrice(game, company)));
      into.add(
          Choice.of(
              new Action.SellShares(player.name(), company.id(), percent),
              "sell {percent} % of {company} for {proceeds}",
              Map.of("proceeds", game.amount(proceeds))));
    }
  }

  /** Sells shares or refuses. */
  void sell(StateTransaction change, Action.SellShares sale) {
    Refusal.unlessCompany(change.state(), sale.company());
    Holder seller = Holder.named(sale.by());
    Refusal.unless(
        maySell(change.game(), seller, change.company(sale.company()), sale.percent()), "sale");
    int price = salePrice(change.game(), change.company(sale.company()));
    if (rules.salePrice() == SalePrice.FIRST_SALE) rememberPrice(change, sale.company(), price);
    int before = change.state().top().memory().get(SOLD).getOrDefault(sale.company(), 0);
    var sold = new LinkedHashMap<>(change.state().top().memory().get(SOLD));
    int shares = change.company(sale.company()).shares(sale.percent());
    sold.put(sale.company(), before + shares);
    change.remember(SOLD, sold);
    StockTurnRecord.recordAction(change);
    RoundSalesRecord.remember(change, seller, sale.company());
    new ShareSales(rules)
        .sell(change, new ShareSales.Sale(seller, sale.company(), sale.percent(), price, before));
  }

  /** All sales of a company in one turn may count as one sale, at the price of the first. */
  private int salePrice(Game game, Company company) {
    int now = game.price(company);
    return rules.salePrice() == SalePrice.MOMENT
        ? now
        : game.turn().memory().get(SOLD_AT).getOrDefault(company.id(), now);
  }

  private static void rememberPrice(StateTransaction change, String company, int price) {
    var prices = new LinkedHashMap<>(change.state().top().memory().get(SOLD_AT));
    prices.put(company, price);
    change.remember(SOLD_AT, prices);
  }

  /** Where shares may follow a private company in a turn, sales may come before and after both. */
  private boolean twoPurchases(FrameMemory turn) {
    return rules.severalAfterPrivate()
        && StockTurnRecord.boughtPrivate(turn)
        && !StockTurnRecord.boughtOf(turn).isEmpty();
  }

  /** Whether a player may sell this percentage of a company now. */
  Verdict maySell(Game game, Holder player, Company company, int percent) {
    FrameMemory memory = game.turn().memory();
    if (StockTurnRecord.bought(memory) && rules.order() == Order.SELL_THEN_BUY)
      return Verdict.no("sales come before the purchase of a turn");
    boolean once = rules.order() == Order.SELL_BUY_OR_BUY_SELL && !twoPurchases(memory);
    if (StockTurnRecord.hasSoldFirst(memory) && once)
      return Verdict.no("sales come before the purchase of a turn or after it, not both");
    if (rules.saleInOneBlock() && memory.get(SOLD).containsKey(company.id()))
      return Verdict.no("all sales of %s in a turn must be made at once", company.id());
    return new ShareSales(rules).maySell(game, player, company, percent);
  }
}
