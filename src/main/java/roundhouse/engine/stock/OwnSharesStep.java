package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.OwnShares;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.SharePrices;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.Shares;
import roundhouse.engine.shares.TreasuryShares;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/** A company sells shares of its own to the pool, once in its turn, or buys some back. */
public final class OwnSharesStep implements Step {
  private static final MemoryKey<Boolean> SOLD = MemoryKey.flag("own-shares-sold");
  private static final MemoryKey<Boolean> BOUGHT = MemoryKey.flag("own-shares-bought");
  private static final MemoryKey<Boolean> PASSED = MemoryKey.flag("own-shares-passed");
  private final OwnShares rules;

  /** Made from its line in the design. */
  public OwnSharesStep(OwnShares rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "own-shares";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return rules.sells()
        ? List.of(Action.SellShares.class, Action.RedeemShare.class, Action.Pass.class)
        : List.of(Action.RedeemShare.class, Action.Pass.class);
  }

  @Override
  public boolean offeredAllTurn() {
    return rules.beforeDividend();
  }

  @Override
  public boolean asksForFirstTurn() {
    return !rules.inFirstTurn();
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Company company = game.company(game.turn().entity());
    String question =
        rules.sells()
            ? "sell shares of its own, buy some back, or pass"
            : "buy shares back from the pool, or pass";
    return game.turn().memory().is(PASSED) || trades(game, company).isEmpty()
        ? Optional.empty()
        : Optional.of(Decisions.of(game, company, name(), question));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    List<Choice> all = trades(game, company);
    if (Turns.current(game) == this)
      all.add(
          Choice.of(
              new Action.Pass(company.id()),
              game.turn().memory().is(BOUGHT) || !rules.sells()
                  ? "buy no more shares back"
                  : "neither sell nor buy back shares"));
    return all;
  }

  private List<Choice> trades(Game game, Company company) {
    var all = new ArrayList<Choice>();
    if (!mayTrade(game, company).allowed()) return all;
    int share = company.sharePercent();
    int price = TreasuryShares.price(game, company, rules.sellsAt());
    for (int percent = share; percent <= sellable(game, company); percent += share) {
      if (!Shares.canGive(company, Holder.IPO, percent)) continue;
      all.add(
          Choice.of(
              new Action.SellShares(company.id(), company.id(), percent),
              "sell {percent} % for {proceeds}",
              Map.of("proceeds", game.amount(price * percent / share))));
    }
    int back = TreasuryShares.price(game, company, rules.buysAt());
    if (mayBuyBack(company).allowed() && back <= company.cash())
      all.add(
          Choice.of(
              new Action.RedeemShare(company.id(), company.id(), Holder.POOL.name()),
              "buy a share back for {price}",
              Map.of("price", game.amount(back))));
    return all;
  }

  /** How many percent it may sell now. A company that has bought shares back sells none. */
  private int sellable(Game game, Company company) {
    boolean first =
        !rules.inFirstTurn() && (!company.operated() || game.turn().memory().is(Turns.FIRST));
    return !rules.sells() || first || game.turn().memory().is(BOUGHT)
        ? 0
        : TreasuryShares.sellable(game, company, rules.poolLimit(), rules.playersHoldMore());
  }

  private Verdict mayBuyBack(Company company) {
    int share = company.sharePercent();
    if (!Shares.canGive(company, Holder.POOL, share))
      return Verdict.no("no share of %s is in the pool", company.id());
    int own = company.held(Holder.IPO) + share;
    if (own > rules.atMost())
      return Verdict.no("%s may hold at most %s %% of itself", company.id(), rules.atMost());
    return 100 - own >= rules.leaves()
        ? Verdict.YES
        : Verdict.no("players and the pool must keep %s %% of %s", rules.leaves(), company.id());
  }

  /** Whether a company may trade now: no more after a sale, and before its dividend where so. */
  private Verdict mayTrade(Game game, Company company) {
    if (company.certificates().size() == 1 || company.president().isEmpty())
      return Verdict.no("%s has no shares to sell or to buy back", company.id());
    if (game.turn().memory().is(SOLD))
      return Verdict.no("%s has sold shares of its own in this turn", company.id());
    boolean late =
        rules.beforeDividend()
            && Turns.steps(game).stream()
                .skip(game.turn().step())
                .noneMatch(step -> step.name().equals("dividend"));
    return late
        ? Verdict.no("a company's own shares are sold and bought back before its dividend")
        : Verdict.YES;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    Company company = change.company(change.game().turn().entity());
    Refusal.unless(mayTrade(change.game(), company), "own-shares");
    switch (action) {
      case Action.SellShares sale -> sell(change, company, sale);
      case Action.RedeemShare purchase -> buyBack(change, company, purchase);
      default -> change.remember(PASSED, true);
    }
  }

  private void sell(StateTransaction change, Company company, Action.SellShares sale) {
    Refusal.unless(
        sale.company().equals(company.id()) && sale.by().equals(company.id()),
        "own-shares",
        "%s may only sell its own shares",
        company.id());
    int share = company.sharePercent();
    int most = sellable(change.game(), company);
    Refusal.unless(
        sale.percent() > 0 && sale.percent() % share == 0 && sale.percent() <= most,
        "own-shares",
        "%s may sell at most %s %% of itself",
        company.id(),
        most);
    TreasuryShares.sell(change, company, sale.percent(), rules.sellsAt());
    if (!rules.afterSale().steps().isEmpty())
      SharePrices.move(change, company.id(), rules.afterSale().times(sale.percent() / share));
    change.remember(SOLD, true);
    if (rules.beforeDividend()) Turns.startAgain(change);
  }

  private void buyBack(StateTransaction change, Company company, Action.RedeemShare purchase) {
    Refusal.unless(
        purchase.company().equals(company.id()) && Holder.POOL.is(purchase.from()),
        "own-shares",
        "%s may only buy back its own shares, one by one from the pool",
        company.id());
    Refusal.unless(mayBuyBack(company), "own-shares");
    int price = TreasuryShares.price(change.game(), company, rules.buysAt());
    Money.pay(change, Holder.of(company), Holder.BANK, price);
    new ShareTransfer(company.id(), Holder.POOL, Holder.IPO, company.sharePercent()).apply(change);
    change.log(new ShareEvent.ShareBoughtBack(company.id(), change.game().amount(price)));
    change.remember(BOUGHT, true);
  }
}
