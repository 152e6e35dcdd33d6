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
  private ShareSales() {}

  /** What the bank pays for a sale of the company's shares. */
  static int proceeds(Game game, ShareHooks.SaleProceeds sale) {
    Company company = sale.company();
    int shares =
        sale.percent() / company.sharePercent() * game.design().kindOf(company.id()).shareCounts();
    int each =
        fullValue(game, company)
            ? sale.price()
            : sale.price() * stockTurn(game).trainlessSale() / 100;
    return each * shares;
  }

  /** Whether shares of a company bring their full price when they are sold. */
  public static boolean fullValue(Game game, Company company) {
    return !company.trains().isEmpty()
        || !company.operated() && !stockTurn(game).trainlessBeforeOperating();
  }

  /**
   * The price at which shares are valued in the end: that a company has not operated yet lets its
   * shares be sold for more, but they are not worth more without a train.
   */
  static int priceInTheEnd(Game game, Company company) {
    boolean spared = company.trains().isEmpty() && fullValue(game, company);
    return spared
        ? game.price(company) * stockTurn(game).trainlessSale() / 100
        : game.price(company);
  }

  /** The stock turn of the title, with whose rules shares are valued everywhere. */
  public static StockTurn stockTurn(Game game) {
    return game.design().rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .filter(StockTurn.class::isInstance)
        .map(StockTurn.class::cast)
        .findFirst()
        .orElseThrow(() -> Refusal.because("rounds", "the design has no stock-turn"));
  }

  /** Whether a player may sell this percentage of a company now. */
  public static Verdict maySell(
      Game game, StockTurn rules, String player, Company company, int percent) {
    int held = company.held(player);
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
    Verdict holding = HoldingLimit.maySell(game, player, company, held - percent);
    if (!holding.allowed()) return holding;
    Verdict presidency = new Presidency(game, company).maySell(rules, player, held - percent);
    if (!presidency.allowed()) return presidency;
    Player seller = game.state().player(player);
    return game.ask(
        ShareHooks.MAY_SELL_SHARES, new ShareHooks.MaySellShares(seller, company, percent));
  }

  /** Sells at a price; {@code soldBefore} shares of the company were already sold in this turn. */
  public static void sell(
      StateTransaction change,
      StockTurn rules,
      String player,
      String id,
      int percent,
      int price,
      int soldBefore) {
    Game game = change.game();
    Company company = game.company(id);
    Refusal.unless(maySell(game, rules, player, company, percent), "sale");
    int proceeds =
        game.ask(
            ShareHooks.SALE_PROCEEDS,
            new ShareHooks.SaleProceeds(game.state().player(player), company, percent, price));
    Money.pay(change, Holder.BANK, player, proceeds);
    change.log(new ShareEvent.SharesSold(player, id, percent, game.amount(proceeds)));
    boolean moves =
        company.president().equals(Optional.of(player))
            || !game.design().market().moves().saleCounts().ofPresident();
    Presidency.sell(change, id, player, percent);
    HoldingLimit.forgetExcess(change, player, id);
    int shares = percent / company.sharePercent();
    if (rules.priceProtection())
      PriceProtection.deferMove(change, player, id, shares, company.president().orElse(""));
    else if (moves) SharePrices.afterSale(change, player, id, shares, soldBefore);
  }
}
