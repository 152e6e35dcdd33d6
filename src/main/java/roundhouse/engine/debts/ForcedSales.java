package roundhouse.engine.trainpurchases;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.BuyTrains.PresidentPays;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.shares.ShareSales;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/** Share sales of a president who must add money for a train: no more than needed. */
final class ForcedSales {
  private static final MemoryKey<Map<String, Integer>> SOLD = MemoryKey.numbers("forced-sales");

  private static final MemoryKey<Integer> LAST_SHARE = MemoryKey.number("last-forced-share");

  private final BuyTrains rules;

  ForcedSales(BuyTrains rules) {
    this.rules = rules;
  }

  /** Whether shares have been sold for a train in this turn. */
  static boolean sold(Game game) {
    return !game.turn().memory().get(SOLD).isEmpty();
  }

  /** What company and president together lack for a train that may be bought with their money. */
  int missing(Game game, Company buyer) {
    int price =
        rules.presidentPays() == PresidentPays.ANY_OF_BANK
            ? new PresidentContribution(game, buyer).dearest()
            : new PresidentContribution(game, buyer).cheapest();
    return price - new PresidentContribution(game, buyer).means();
  }

  /** Whether buying this train of the bank would mean that the last share was sold for nothing. */
  boolean inVain(Game game, Company buyer, int price) {
    if (rules.presidentPays() != PresidentPays.ANY_OF_BANK || !sold(game)) return false;
    int means = new PresidentContribution(game, buyer).means();
    int before = withoutLast(game, buyer);
    return price <= before
        && Trains.forSale(game).stream()
            .mapToInt(train -> Trains.price(game, buyer, train))
            .anyMatch(other -> before < other && other <= means);
  }

  /** What company and president could pay without the last share sold; 0 if none was sold. */
  int withoutLast(Game game, Company buyer) {
    return sold(game)
        ? new PresidentContribution(game, buyer).means() - game.turn().memory().get(LAST_SHARE)
        : 0;
  }

  /** Adds every sale of a company's shares that is legal now. */
  void add(Game game, Company buyer, Company of, List<Choice> into) {
    Player president = new PresidentContribution(game, buyer).president();
    int share = of.sharePercent();
    for (int percent = share; percent <= of.held(Holder.of(president)); percent += share) {
      if (!maySell(game, buyer, of, percent).allowed()) continue;
      into.add(
          Choice.of(
              new Action.SellShares(president.name(), of.id(), percent),
              "sell {percent} % of {company} for {proceeds}",
              Map.of("proceeds", game.amount(proceeds(game, president, of, percent)))));
    }
  }

  private static int proceeds(Game game, Player seller, Company of, int percent) {
    return percent == 0
        ? 0
        : game.ask(
            ShareHooks.SALE_PROCEEDS,
            new ShareHooks.SaleProceeds(seller, of, percent, game.price(of)));
  }

  /**
   * Whether the president may sell these shares now: no more than needed, without losing the buying
   * company.
   */
  private Verdict maySell(Game game, Company buyer, Company of, int percent) {
    Player president = new PresidentContribution(game, buyer).president();
    if (blockSold(game, of))
      return Verdict.no("all shares of %s for the train must be sold at once", of.id());
    Verdict sale = ShareSales.of(game).maySell(game, Holder.of(president), of, percent);
    if (!sale.allowed()) return sale;
    if (fewerDo(game, buyer, of, percent))
      return Verdict.no("no more shares may be sold than the train needs");
    return keepsPresident(game, president, buyer, of, percent);
  }

  /** Whether the one block of a company that may be sold for the train has been sold. */
  private boolean blockSold(Game game, Company of) {
    return rules.salesInBlocks() && game.turn().memory().get(SOLD).containsKey(of.id());
  }

  /** Whether a smaller legal sale brings enough. */
  private boolean fewerDo(Game game, Company buyer, Company of, int percent) {
    Player president = new PresidentContribution(game, buyer).president();
    for (int less = of.sharePercent(); less < percent; less += of.sharePercent()) {
      boolean enough = proceeds(game, president, of, less) >= missing(game, buyer);
      if (enough && ShareSales.of(game).maySell(game, Holder.of(president), of, less).allowed())
        return true;
    }
    return false;
  }

  private Verdict keepsPresident(
      Game game, Player president, Company buyer, Company of, int percent) {
    boolean free = rules.salesChangePresidents() && !of.id().equals(buyer.id());
    return !free
            && new Presidency(game, of)
                .changesWith(president.name(), of.held(Holder.of(president)) - percent)
        ? Verdict.no("a forced sale may not change the president of %s", of.id())
        : Verdict.YES;
  }

  /** Whether all legal sales at current prices bring less than is missing. */
  boolean cannotRaise(Game game, Company buyer, int missing) {
    Player president = new PresidentContribution(game, buyer).president();
    int worth = 0;
    for (Company of : game.state().companies().values()) {
      int best = 0;
      int share = of.sharePercent();
      for (int percent = share; percent <= of.held(Holder.of(president)); percent += share) {
        if (sellable(game, president, buyer, of, percent))
          best = Math.max(best, proceeds(game, president, of, percent));
      }
      worth += best;
      if (worth >= missing) return false;
    }
    return true;
  }

  /**
   * Sells as many of a player's shares of a company as a forced sale for another one's train
   * allows. The sales before this one may have closed that company.
   */
  void sellMost(StateTransaction change, Player president, Company buyer, Company of) {
    Game game = change.game();
    Company sold = game.company(of.id());
    int share = sold.sharePercent();
    int most = sold.held(Holder.of(president)) / share * share;
    for (int percent = most; percent > 0; percent -= share) {
      if (!sellable(game, president, game.company(buyer.id()), sold, percent)) continue;
      ShareSales.of(game)
          .sell(
              change,
              new ShareSales.Sale(Holder.of(president), sold.id(), percent, game.price(sold), 0));
      return;
    }
  }

  /** Whether a forced sale may sell this percentage of a company now. */
  private boolean sellable(Game game, Player president, Company buyer, Company of, int percent) {
    return !blockSold(game, of)
        && ShareSales.of(game).maySell(game, Holder.of(president), of, percent).allowed()
        && keepsPresident(game, president, buyer, of, percent).allowed();
  }

  /** Sells the president's shares or refuses. */
  void sell(StateTransaction change, Action.SellShares sale, Company buyer) {
    Game game = change.game();
    Company of = game.company(sale.company());
    Refusal.unless(maySell(game, buyer, of, sale.percent()), "sale");
    var sold = new LinkedHashMap<>(game.turn().memory().get(SOLD));
    int before = sold.getOrDefault(of.id(), 0);
    int shares = sale.percent() / of.sharePercent();
    sold.put(of.id(), before + shares);
    change.remember(SOLD, Collections.unmodifiableMap(sold));
    Player seller = new PresidentContribution(game, buyer).president();
    if (rules.presidentPays() == PresidentPays.ANY_OF_BANK || rules.salesPayOthers())
      change.remember(LAST_SHARE, proceeds(game, seller, of, sale.percent()) / shares);
    ShareSales.of(game)
        .sell(
            change,
            new ShareSales.Sale(
                Holder.named(sale.by()), of.id(), sale.percent(), game.price(of), before));
  }
}
