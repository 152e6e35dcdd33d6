package roundhouse.engine.shares;

import java.util.Optional;
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
  public record Sale(String player, String company, int percent, int price, int soldBefore) {}

  /** Whether a player may sell this percentage of a company now. */
  public Verdict maySell(Game game, String player, Company company, int percent) {
    int held = company.held(Holder.named(player));
    if (!company.started())
      return Verdict.no("nobody has started %s: its shares have no price", company.id());
    if (company.certificates().size() == 1)
      return Verdict.no("%s has a single certificate, which cannot be sold", company.id());
    if (game.space(company).isEmpty())
      return Verdict.no("%s has no price yet at which its shares could be sold", company.id());
    if (percent <= 0 || percent % company.sharePercent() != 0)
      return Verdict.no(
          "shares of %s are sold in multiples of %d %%", company.id(), company.sharePercent());
    if (percent > held) return Verdict.no("%s holds only %d %% of %s", player, held, company.id());
    if (company.held(Holder.POOL) + percent > rules.poolLimit())
      return Verdict.no(
          "the pool may hold no more than %d %% of %s", rules.poolLimit(), company.id());
    if (rules.sellFrom() == StockTurn.SellFrom.AFTER_FIRST_STOCK_ROUND
        && game.state().calendar().set() < 2
        && !Rounds.isOperatingRound(game, game.state().round())) {
      return Verdict.no("no shares may be sold in the first stock round");
    }
    if (rules.sellFrom() == StockTurn.SellFrom.AFTER_OPERATING && !company.operated()) {
      return Verdict.no("shares of %s cannot be sold before it has operated", company.id());
    }
    if (rules.sellFrom() == StockTurn.SellFrom.PRESIDENT_ANY_TIME
        && !company.operated()
        && !president(company, player)) {
      return Verdict.no(
          "only its president may sell shares of %s before it has operated", company.id());
    }
    Verdict holding = HoldingLimit.maySell(game, Holder.named(player), company, held - percent);
    if (!holding.allowed()) return holding;
    Verdict presidency =
        new Presidency(game, company).maySell(rules, Holder.named(player), percent);
    if (!presidency.allowed()) return presidency;
    Player seller = game.state().player(player);
    return game.ask(
        ShareHooks.MAY_SELL_SHARES, new ShareHooks.MaySellShares(seller, company, percent));
  }

  /** Sells shares or refuses. */
  public void sell(StateTransaction change, Sale sale) {
    Game game = change.game();
    String player = sale.player();
    String id = sale.company();
    int percent = sale.percent();
    Company company = game.company(id);
    Refusal.unless(maySell(game, player, company, percent), "sale");
    int proceeds =
        game.ask(
            ShareHooks.SALE_PROCEEDS,
            new ShareHooks.SaleProceeds(
                game.state().player(player), company, percent, sale.price()));
    Holder seller = Holder.named(player);
    Money.pay(change, Holder.BANK, seller, proceeds);
    change.log(new ShareEvent.SharesSold(player, id, percent, game.amount(proceeds)));
    Presidency.sell(change, id, seller, percent);
    HoldingLimit.forgetExcess(change, seller, id);
    movePrice(change, sale, company);
  }

  /** The price moves now, or after the turn where the company's president may protect it. */
  private void movePrice(StateTransaction change, Sale sale, Company before) {
    int shares = sale.percent() / before.sharePercent();
    boolean moves =
        president(before, sale.player())
            || !change.title().design().market().moves().saleCounts().ofPresident();
    if (rules.priceProtection()) {
      String guard =
          change.company(before.id()).president().filter(now -> president(before, now)).orElse("");
      new PendingSale(before.id(), shares, sale.player(), guard).add(change);
    } else if (moves) {
      Player seller = change.state().player(sale.player());
      Company company = change.company(before.id());
      var sold = new ShareHooks.SaleMove(seller, company, shares, sale.soldBefore());
      SharePrices.move(change, before.id(), PendingPrices.ofSale(change.game(), sold));
    }
  }

  private static boolean president(Company company, String player) {
    return company.president().equals(Optional.of(player));
  }
}
