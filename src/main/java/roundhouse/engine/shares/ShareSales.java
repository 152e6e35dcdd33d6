package roundhouse.engine.shares;

import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/** A player sells shares of one company to the pool. */
public final class ShareSales {
  private final StockTurn rules;

  /** Sales under the rules of a stock turn. */
  public ShareSales(StockTurn rules) {
    this.rules = rules;
  }

  /** Sales under the rules of the title's stock turn, in whatever turn they are made. */
  public static ShareSales of(Game game) {
    return new ShareSales(StockTurnRules.of(game));
  }

  /**
   * A sale of shares at a price.
   *
   * @param soldBefore number of shares of the company that the player sold earlier in this turn
   */
  public record Sale(Holder seller, String company, int percent, int price, int soldBefore) {}

  /** Whether a player may sell this percentage of a company now. */
  public Verdict maySell(Game game, Holder seller, Company company, int percent) {
    return hasPrice(game, company)
        .and(() -> mayLeave(seller, company, percent))
        .and(() -> mayBeSoldNow(game, seller, company))
        .and(() -> HoldingLimit.maySell(game, seller, company, company.held(seller) - percent))
        .and(() -> new Presidency(game, company).maySell(rules, seller, percent))
        .and(() -> scriptsAllow(game, seller, company, percent));
  }

  private static Verdict hasPrice(Game game, Company company) {
    if (!company.started())
      return Verdict.no("nobody has started %s: its shares have no price", company.id());
    if (company.certificates().size() == 1)
      return Verdict.no("%s has a single certificate, which cannot be sold", company.id());
    return game.space(company).isEmpty()
        ? Verdict.no("%s has no price yet at which its shares could be sold", company.id())
        : Verdict.YES;
  }

  /** The seller must hold the shares, and the pool must have room for them. */
  private Verdict mayLeave(Holder seller, Company company, int percent) {
    int held = company.held(seller);
    if (percent <= 0 || percent % company.stepPercent() != 0)
      return Verdict.no(
          "shares of %s are sold in multiples of %s %%", company.id(), company.stepPercent());
    if (percent > held) return Verdict.no("%s holds only %s %% of %s", seller, held, company.id());
    return company.held(Holder.POOL) + percent > rules.poolLimit()
        ? Verdict.no("the pool may hold no more than %s %% of %s", rules.poolLimit(), company.id())
        : Verdict.YES;
  }

  private Verdict mayBeSoldNow(Game game, Holder seller, Company company) {
    if (rules.sellFrom() == StockTurn.SellFrom.AFTER_FIRST_STOCK_ROUND)
      return isFirstStockRound(game)
          ? Verdict.no("no shares may be sold in the first stock round")
          : Verdict.YES;
    if (company.operated()) return Verdict.YES;
    if (rules.sellFrom() == StockTurn.SellFrom.AFTER_OPERATING)
      return Verdict.no("shares of %s cannot be sold before it has operated", company.id());
    boolean reserved =
        rules.sellFrom() == StockTurn.SellFrom.PRESIDENT_ANY_TIME && !presides(seller, company);
    return reserved
        ? Verdict.no(
            "only its president may sell shares of %s before it has operated", company.id())
        : Verdict.YES;
  }

  private static boolean isFirstStockRound(Game game) {
    return game.state().calendar().set() < 2
        && !Rounds.isOperatingRound(game, game.state().round());
  }

  private static Verdict scriptsAllow(Game game, Holder seller, Company company, int percent) {
    Player player = game.state().player(seller.name());
    return game.ask(
        ShareHooks.MAY_SELL_SHARES, new ShareHooks.MaySellShares(player, company, percent));
  }

  /** Sells shares or refuses. */
  public void sell(StateTransaction change, Sale sale) {
    Game game = change.game();
    Holder seller = sale.seller();
    String id = sale.company();
    int percent = sale.percent();
    Company company = game.company(id);
    Refusal.unless(maySell(game, seller, company, percent), "sale");
    int proceeds =
        game.ask(
            ShareHooks.SALE_PROCEEDS,
            new ShareHooks.SaleProceeds(
                game.state().player(seller.name()), company, percent, sale.price()));
    Money.pay(change, Holder.BANK, seller, proceeds);
    change.log(new ShareEvent.SharesSold(seller.name(), id, percent, game.amount(proceeds)));
    Presidency.sell(change, id, seller, percent);
    HoldingLimit.forgetExcess(change, seller, id);
    movePrice(change, sale, company);
  }

  /** The price moves now, or after the turn where the company's president may protect it. */
  private void movePrice(StateTransaction change, Sale sale, Company before) {
    boolean ofPresident = change.title().design().market().moves().saleCounts().ofPresident();
    if (ofPresident && !presides(sale.seller(), before)) return;
    if (rules.protectsPrices()) {
      Holder guard =
          change
              .company(before.id())
              .president()
              .map(Holder::named)
              .filter(now -> presides(now, before))
              .orElse(Holder.NOBODY);
      PendingSale.of(before, sale.percent(), sale.seller(), guard).add(change);
    } else {
      Player seller = change.state().player(sale.seller().name());
      int shares = before.shares(sale.percent());
      var sold = new ShareHooks.SaleMove(seller, before, shares, sale.soldBefore(), sale.percent());
      SharePrices.move(change, before.id(), SaleMoves.of(change.game(), sold));
    }
  }

  private static boolean presides(Holder player, Company company) {
    return company.president().filter(player::is).isPresent();
  }
}
