package roundhouse.engine.debts;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.shares.ShareSales;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/**
 * Share sales of a player who must pay and lacks money: no more than needed.
 *
 * @param rules of the title for sales that pay for a train, which hold for any payment
 */
public record ForcedSales(BuyTrains rules) {
  private static final MemoryKey<Map<String, Integer>> SOLD = MemoryKey.numbers("forced-sales");

  private static final MemoryKey<Integer> LAST_SHARE = MemoryKey.number("last-forced-share");

  /**
   * What shares are sold for.
   *
   * @param seller who must pay
   * @param company whose presidency the sales may not change, "" for none
   * @param missing what is lacking
   * @param purpose in words, "the train"
   */
  public record Need(Player seller, String company, int missing, String purpose) {}

  /** Whether shares have been sold in this turn. */
  public static boolean sold(Game game) {
    return !game.turn().memory().get(SOLD).isEmpty();
  }

  /** What the last share that was sold in this turn has brought; 0 if none was sold. */
  public static int lastShare(Game game) {
    return game.turn().memory().get(LAST_SHARE);
  }

  /** Whoever pays from now on in this turn has sold nothing yet. */
  static void forget(StateTransaction change) {
    change.remember(SOLD, Map.of());
    change.remember(LAST_SHARE, 0);
  }

  /** Adds every sale of a company's shares that is legal now. */
  public void add(Game game, Need need, Company of, List<Choice> into) {
    Player seller = need.seller();
    int step = of.stepPercent();
    for (int percent = step; percent <= of.held(Holder.of(seller)); percent += step) {
      if (!maySell(game, need, of, percent).allowed()) continue;
      into.add(
          Choice.of(
              new Action.SellShares(seller.name(), of.id(), percent),
              "sell {percent} % of {company} for {proceeds}",
              Map.of("proceeds", game.amount(proceeds(game, seller, of, percent)))));
    }
  }

  private static int proceeds(Game game, Player seller, Company of, int percent) {
    return percent == 0
        ? 0
        : game.ask(
            ShareHooks.SALE_PROCEEDS,
            new ShareHooks.SaleProceeds(seller, of, percent, game.price(of)));
  }

  /** Whether these shares may be sold now: no more than needed, without losing the company. */
  private Verdict maySell(Game game, Need need, Company of, int percent) {
    if (blockSold(game, of))
      return Verdict.no("all shares of %s for %s must be sold at once", of.id(), need.purpose());
    Verdict sale = ShareSales.of(game).maySell(game, Holder.of(need.seller()), of, percent);
    if (!sale.allowed()) return sale;
    if (fewerDo(game, need, of, percent))
      return Verdict.no("no more shares may be sold than %s needs", need.purpose());
    return keepsPresident(game, need, of, percent);
  }

  /** Whether the one block of a company that may be sold has been sold. */
  private boolean blockSold(Game game, Company of) {
    return rules.salesInBlocks() && game.turn().memory().get(SOLD).containsKey(of.id());
  }

  /** Whether a smaller legal sale brings enough. */
  private boolean fewerDo(Game game, Need need, Company of, int percent) {
    Player seller = need.seller();
    for (int less = of.stepPercent(); less < percent; less += of.stepPercent()) {
      boolean enough = proceeds(game, seller, of, less) >= need.missing();
      if (enough && ShareSales.of(game).maySell(game, Holder.of(seller), of, less).allowed())
        return true;
    }
    return false;
  }

  private Verdict keepsPresident(Game game, Need need, Company of, int percent) {
    Player seller = need.seller();
    boolean free = rules.salesChangePresidents() && !of.id().equals(need.company());
    return !free
            && new Presidency(game, of)
                .changesWith(seller.name(), of.held(Holder.of(seller)) - percent)
        ? Verdict.no("a forced sale may not change the president of %s", of.id())
        : Verdict.YES;
  }

  /** Whether all legal sales at current prices bring less than is missing. */
  public boolean cannotRaise(Game game, Need need) {
    int worth = 0;
    for (Company of : game.state().companies().values()) {
      int best = 0;
      int step = of.stepPercent();
      for (int percent = step; percent <= of.held(Holder.of(need.seller())); percent += step) {
        if (sellable(game, need, of, percent))
          best = Math.max(best, proceeds(game, need.seller(), of, percent));
      }
      worth += best;
      if (worth >= need.missing()) return false;
    }
    return true;
  }

  /**
   * Sells as many of a player's shares of a company as a forced sale allows. The sales before this
   * one may have closed that company.
   */
  void sellMost(StateTransaction change, Need need, String of) {
    Game game = change.game();
    Company sold = game.company(of);
    Holder seller = Holder.of(need.seller());
    for (int percent = sold.held(seller); percent > 0; percent -= sold.stepPercent()) {
      if (!sellable(game, need, sold, percent)) continue;
      ShareSales.of(game)
          .sell(change, new ShareSales.Sale(seller, sold.id(), percent, game.price(sold), 0));
      return;
    }
  }

  /** Whether a forced sale may sell this percentage of a company now. */
  private boolean sellable(Game game, Need need, Company of, int percent) {
    return !blockSold(game, of)
        && ShareSales.of(game).maySell(game, Holder.of(need.seller()), of, percent).allowed()
        && keepsPresident(game, need, of, percent).allowed();
  }

  /** Sells shares or refuses. */
  public void sell(StateTransaction change, Action.SellShares sale, Need need) {
    Game game = change.game();
    Refusal.unlessCompany(game.state(), sale.company());
    Company of = game.company(sale.company());
    Refusal.unless(maySell(game, need, of, sale.percent()), "sale");
    var sold = new LinkedHashMap<>(game.turn().memory().get(SOLD));
    int before = sold.getOrDefault(of.id(), 0);
    int shares = of.shares(sale.percent());
    sold.put(of.id(), before + shares);
    change.remember(SOLD, Collections.unmodifiableMap(sold));
    if (rules.presidentPays() == BuyTrains.PresidentPays.ANY_OF_BANK || rules.salesPayOthers())
      change.remember(LAST_SHARE, proceeds(game, need.seller(), of, sale.percent()) / shares);
    ShareSales.of(game)
        .sell(
            change,
            new ShareSales.Sale(
                Holder.named(sale.by()), of.id(), sale.percent(), game.price(of), before));
  }
}
