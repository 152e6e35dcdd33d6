package roundhouse.engine.shares;

import java.util.Optional;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
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
    Verdict presidency = presidency(game, rules, player, company, held - percent);
    if (!presidency.allowed()) return presidency;
    Player seller = game.state().player(player);
    return game.ask(
        ShareHooks.MAY_SELL_SHARES, new ShareHooks.MaySellShares(seller, company, percent));
  }

  /**
   * A president who sells too much passes the certificate to another player, or to the pool where
   * that is allowed and the pool can give change.
   */
  private static Verdict presidency(
      Game game, StockTurn rules, String player, Company company, int left) {
    boolean president = company.president().equals(Optional.of(player));
    if (!president
        || left >= company.presidency().percent()
        || successor(game, company, player).isPresent()) return Verdict.YES;
    if (!rules.presidentToPool())
      return Verdict.no(
          "nobody else can become president of %s: no other player holds enough shares",
          company.id());
    int change = left - ordinary(company, player);
    if (change > 0 && company.held(Holder.POOL) < change) {
      return Verdict.no(
          "the pool has no share of %s to exchange for half of the president's certificate",
          company.id());
    }
    return Verdict.YES;
  }

  private static int ordinary(Company company, String player) {
    return company.held(player) - company.presidency().percent();
  }

  /** Another player who holds enough to become president. */
  private static Optional<String> successor(Game game, Company company, String seller) {
    return game.state().players().stream()
        .map(Player::name)
        .filter(
            name -> !name.equals(seller) && company.held(name) >= company.presidency().percent())
        .findFirst();
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
    change.logAction(
        player, "%s sells %d %% of %s for %s", player, percent, id, game.money(proceeds));
    boolean moves =
        company.president().equals(Optional.of(player))
            || !game.design().market().moves().saleCounts().ofPresident();
    move(change, player, id, percent);
    HoldingLimit.forgetExcess(change, player, id);
    int shares = percent / company.sharePercent();
    if (rules.priceProtection())
      PriceProtection.deferMove(change, player, id, shares, company.president().orElse(""));
    else if (moves) SharePrices.afterSale(change, player, id, shares, soldBefore);
  }

  private static void move(StateTransaction change, String player, String id, int percent) {
    Company company = change.company(id);
    boolean president = company.president().equals(Optional.of(player));
    int left = company.held(player) - percent;
    if (!president || left >= company.presidency().percent()) {
      Shares.transfer(change, id, player, Holder.POOL, percent);
      Shares.settlePresidency(change, id);
    } else if (successor(change.game(), company, player).isPresent()) {
      yieldPresidency(change, player, id);
      Shares.transfer(change, id, player, Holder.POOL, percent);
    } else {
      presidentToPool(change, player, id, percent);
    }
  }

  /** The certificate goes to the other player with most shares, in exchange for two of them. */
  private static void yieldPresidency(StateTransaction change, String player, String id) {
    Company company = change.company(id);
    int percent = company.presidency().percent();
    Game game = change.game();
    int seats = game.state().players().size();
    String heir =
        game.state().players().stream()
            .map(Player::name)
            .filter(name -> !name.equals(player))
            .max(
                java.util.Comparator.<String>comparingInt(company::held)
                    .thenComparingInt(
                        name -> -Math.floorMod(game.seat(name) - game.seat(player), seats)))
            .orElseThrow();
    Shares.transfer(change, id, heir, player, percent);
    change.update(Shares.moved(change.company(id), 0, heir));
    change.logConsequence(heir, "%s becomes president of %s", heir, id);
  }

  /** The certificate goes to the pool; the pool gives a share for a half that was not sold. */
  private static void presidentToPool(
      StateTransaction change, String player, String id, int percent) {
    Company company = change.company(id);
    int others = ordinary(company, player);
    int left = company.held(player) - percent;
    if (left > others) Shares.transfer(change, id, Holder.POOL, player, left - others);
    if (left < others) Shares.transfer(change, id, player, Holder.POOL, others - left);
    change.update(Shares.moved(change.company(id), 0, Holder.POOL));
    change.logConsequence(id, "%s has no president: it is in receivership", id);
  }
}
