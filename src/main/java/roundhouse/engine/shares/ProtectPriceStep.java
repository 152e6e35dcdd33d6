package roundhouse.engine.shares;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.engine.events.ShareEvent;
import roundhouse.game.Frame;
import roundhouse.game.Holder;

/**
 * The special turn of price protection: the president buys all shares that were sold, or lets the
 * price fall.
 */
public final class ProtectPriceStep implements Step {
  @Override
  public String name() {
    return "protect-price";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.BuyShare.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    return sale(game)
        .map(
            sale ->
                new Decision(
                    sale.guard().name(),
                    List.of(sale.guard().name()),
                    name(),
                    "buy the shares of "
                        + sale.company()
                        + " that were sold, or let its price fall"));
  }

  private static Optional<PendingSale> sale(Game game) {
    Frame turn = game.turn();
    return PendingSale.of(game, turn.memory().get(PriceProtection.COMPANY), turn.entity());
  }

  @Override
  public List<Choice> choices(Game game) {
    return sale(game).map(sale -> choices(game, sale)).orElse(List.of());
  }

  private static List<Choice> choices(Game game, PendingSale sale) {
    MoneyAmount cost = game.amount(PriceProtection.cost(game, sale));
    return List.of(
        Choice.of(
            new Action.BuyShare(sale.guard().name(), sale.company(), "pool", sale.percent(game)),
            "protect the price of {company}: buy {percent} % for {cost}",
            Map.of("cost", cost)),
        Choice.of(
            new Action.Pass(sale.guard().name()),
            "let the price of {company} fall",
            Map.of("company", sale.company())));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    PendingSale sale = sale(change.game()).orElseThrow();
    if (!(action instanceof Action.BuyShare purchase)) {
      change.log(new ShareEvent.PriceLeftToFall(sale.guard().name(), sale.company()));
      PriceProtection.letFall(change, sale.company());
      return;
    }
    Refusal.unless(
        purchase.company().equals(sale.company())
            && purchase.percent() == sale.percent(change.game())
            && Holder.POOL.is(purchase.from()),
        "price-protection",
        "in this turn %s may only buy the %s %% of %s that were sold, or pass",
        sale.guard(),
        sale.percent(change.game()),
        sale.company());
    PriceProtection.protect(change, sale);
  }
}
