package roundhouse.engine.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.TradePrivates;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.NonBlockingStep;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.stock.StockTurnRecord;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/**
 * A player sells privates to the bank as sales of the turn, or buys one from it at face value as
 * the turn's purchase.
 */
public final class TradePrivatesStep implements NonBlockingStep {
  private final TradePrivates rules;

  /** Made from its line in the design. */
  public TradePrivatesStep(TradePrivates rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "trade-privates";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.BuyPrivate.class, Action.SellPrivate.class);
  }

  @Override
  public List<Choice> choices(Game game) {
    String player = game.turn().entity();
    var all = new ArrayList<Choice>();
    for (PrivateCompany each : game.state().privates().values()) {
      if (maySell(game, player, each).allowed()) {
        all.add(
            Choice.of(
                new Action.SellPrivate(player, each.id()),
                "sell {id} to the bank for {proceeds}",
                Map.of("proceeds", game.amount(proceeds(game, each)))));
      }
      if (mayBuy(game, player, each).allowed()) {
        int price = Privates.spec(game, each).price();
        all.add(
            Choice.of(
                new Action.BuyPrivate(player, each.id(), price),
                "buy {id} for {cost}",
                Map.of("cost", game.amount(price))));
      }
    }
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    switch (action) {
      case Action.SellPrivate sale -> sell(change, sale.by(), sale.id());
      case Action.BuyPrivate purchase -> buy(change, purchase);
      default -> throw new IllegalArgumentException("not an action of this step");
    }
  }

  private void sell(StateTransaction change, String player, String id) {
    PrivateCompany owned = known(change, id);
    Refusal.unless(maySell(change.game(), player, owned), "private-sale");
    int proceeds = proceeds(change.game(), owned);
    Money.pay(change, Holder.BANK, Holder.named(player), proceeds);
    change.update(change.state().with(owned.ownedBy(Holder.BANK)));
    StockTurnRecord.recordAction(change);
    change.log(new PrivateEvent.PrivateSold(player, id, change.game().amount(proceeds)));
  }

  private void buy(StateTransaction change, Action.BuyPrivate purchase) {
    PrivateCompany wanted = known(change, purchase.id());
    Refusal.unless(mayBuy(change.game(), purchase.by(), wanted), "private-purchase");
    var spec = Privates.spec(change.game(), wanted);
    Refusal.unless(
        purchase.price() == spec.price(),
        "private-price",
        "the bank sells %s for %s",
        wanted.id(),
        change.game().money(spec.price()));
    Money.pay(change, Holder.named(purchase.by()), Holder.BANK, spec.price());
    change.update(change.state().with(wanted.ownedBy(Holder.named(purchase.by()))));
    StockTurnRecord.recordPurchase(change);
    change.log(
        new PrivateEvent.PrivateBought(
            purchase.by(), wanted.id(), change.game().amount(spec.price())));
    var buyer = change.state().player(purchase.by());
    HookEvents.tell(
        change,
        PrivateHooks.PRIVATE_BOUGHT,
        new PrivateHooks.PrivateBought(buyer, change.state().privateCompany(wanted.id())));
  }

  private int proceeds(Game game, PrivateCompany owned) {
    return Math.max(0, Privates.spec(game, owned).price() - rules.fee());
  }

  private Verdict maySell(Game game, String player, PrivateCompany owned) {
    if (!owned.owner().is(player)) return Verdict.no("%s does not own %s", player, owned.id());
    if (StockTurnRecord.bought(game.turn().memory()))
      return Verdict.no("sales must come before the purchase of the turn");
    return game.ask(
        PrivateHooks.MAY_SELL_PRIVATE,
        new PrivateHooks.MaySellPrivate(game.state().player(player), owned));
  }

  private static Verdict mayBuy(Game game, String player, PrivateCompany wanted) {
    if (StockTurnRecord.bought(game.turn().memory()))
      return Verdict.no("%s has already bought in this turn", player);
    var buyer = game.state().player(player);
    Verdict verdict =
        game.ask(PrivateHooks.MAY_BUY_PRIVATE, new PrivateHooks.MayBuyPrivate(buyer, wanted))
            .and(() -> Privates.isAtBank(wanted));
    if (!verdict.allowed()) return verdict;
    if (buyer.cash() < Privates.spec(game, wanted).price())
      return Verdict.no(
          "%s cannot pay %s for %s",
          player, game.money(Privates.spec(game, wanted).price()), wanted.id());
    return Certificates.mayHoldMore(game, player);
  }

  private static PrivateCompany known(StateTransaction change, String id) {
    PrivateCompany found = change.state().privates().get(id);
    Refusal.unless(
        found != null && !found.closed(),
        "private",
        "there is no private company %s in the game",
        id);
    return found;
  }
}
