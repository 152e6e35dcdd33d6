package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.design.spec.steps.StockTurn.Order;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.TurnEvent;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.game.Company;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.market.Zone;

/**
 * A player sells any number of shares and buys one, or passes. A player over a limit must sell
 * first.
 */
public final class StockTurnStep implements Step {
  private final StockTurn rules;
  private final SharePurchases buying;
  private final TurnSales sales;
  private final LimitDuty duty;

  /** Made from its line in the design. */
  public StockTurnStep(StockTurn rules) {
    this.rules = rules;
    this.buying = new SharePurchases(rules);
    this.sales = new TurnSales(rules);
    this.duty = new LimitDuty(rules);
  }

  @Override
  public String name() {
    return "stock-turn";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(
        Action.BuyShare.class, Action.SellShares.class, Action.Start.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    return decision(game, () -> somethingToDo(game));
  }

  @Override
  public Optional<Decision> decision(Game game, Action next) {
    return decision(game, () -> isLegalTrade(game, next) || somethingToDo(game));
  }

  private Optional<Decision> decision(Game game, BooleanSupplier somethingToDo) {
    FrameMemory memory = game.turn().memory();
    String player = game.turn().entity();
    if (StockTurnRecord.ended(memory) || !somethingToDo.getAsBoolean()) return Optional.empty();
    String says =
        duty.isOver(game, player)
            ? "sell shares down to the limit"
            : purchasesOver(game) ? "end the turn" : "sell any shares, then buy one, or pass";
    return Optional.of(new Decision(player, List.of(player), name(), says));
  }

  /** After its purchase a turn goes on only for what may follow it. */
  private boolean purchasesOver(Game game) {
    return StockTurnRecord.bought(game.turn().memory())
        && rules.order() == Order.SELL_THEN_BUY
        && !buying.mayGoOn(game);
  }

  /** An action possible out of turn does not keep a turn open. */
  private boolean somethingToDo(Game game) {
    boolean more =
        StockTurnRecord.bought(game.turn().memory())
            ? AfterSharePurchase.offersMore(game)
            : Turns.steps(game).stream()
                .anyMatch(step -> step.keepsStockTurn() && !step.choices(game).isEmpty());
    return more || !purchasesOver(game) && trades(game, true).stream().findFirst().isPresent();
  }

  @Override
  public List<Choice> choices(Game game) {
    var all = new ArrayList<>(trades(game, false));
    if (!duty.mustSell(game, game.turn().entity()))
      all.add(
          Choice.of(
              new Action.Pass(game.turn().entity()),
              StockTurnRecord.acted(game.turn().memory()) ? "end the turn" : "pass"));
    return all;
  }

  private boolean isLegalTrade(Game game, Action action) {
    Player player = game.state().player(action.by());
    return switch (action) {
      case Action.BuyShare purchase ->
          buying.may(game, player, SharePurchases.offered(game, purchase)).allowed();
      case Action.SellShares sale ->
          sales
              .maySell(game, Holder.of(player), game.company(sale.company()), sale.percent())
              .allowed();
      default -> false;
    };
  }

  /** Every sale and purchase; stops at the first if only asked whether there is any. */
  private List<Choice> trades(Game game, boolean any) {
    Player player = game.state().player(game.turn().entity());
    var all = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) {
      sales.add(game, player, company, all);
      all.addAll(buying.choices(game, player, company));
      if (any && !all.isEmpty()) return all;
    }
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    switch (action) {
      case Action.SellShares sale -> sales.sell(change, sale);
      case Action.BuyShare purchase -> buy(change, purchase);
      case Action.Start start -> start(change, start);
      case Action.Pass pass -> pass(change, pass.by());
      default -> throw new IllegalArgumentException("not an action of this step");
    }
  }

  private void buy(StateTransaction change, Action.BuyShare purchase) {
    Refusal.unlessCompany(change.state(), purchase.company());
    Player player = change.state().player(purchase.by());
    Refusal.unless(
        buying.may(change.game(), player, SharePurchases.offered(change.game(), purchase)),
        "purchase");
    bought(change);
    if (goesOn(change.game(), purchase)) StockTurnRecord.allowMoreOf(change, purchase.company());
    buying.buy(change, purchase);
  }

  private void start(StateTransaction change, Action.Start start) {
    Refusal.unlessCompany(change.state(), start.company());
    Refusal.unless(
        StartChoices.mayStart(
            change.game(), change.state().player(start.by()), change.company(start.company())),
        "purchase");
    bought(change);
    new CompanyLaunch(Holder.named(start.by()), start.company()).start(change, start.par());
  }

  /** Whether the player may buy more in this turn: the zone and the source allow it. */
  private boolean goesOn(Game game, Action.BuyShare purchase) {
    return game.in(game.company(purchase.company()), Zone.SEVERAL_A_TURN)
        && rules.severalFrom().contains(purchase.from());
  }

  private void pass(StateTransaction change, String player) {
    Refusal.unless(
        !duty.mustSell(change.game(), player),
        "certificate-limit",
        "%s holds more certificates, or more of a company, than the limit allows and has to sell"
            + " shares",
        player);
    StockTurnRecord.endTurn(change);
    if (!StockTurnRecord.acted(change.state().top().memory()))
      change.log(new TurnEvent.Passed(player));
  }

  private void bought(StateTransaction change) {
    if (rules.order() == Order.SELL_BUY_OR_BUY_SELL && StockTurnRecord.sold(change))
      StockTurnRecord.recordSoldFirst(change);
    AfterSharePurchase.remember(change);
    StockTurnRecord.recordPurchase(change);
  }
}
