package roundhouse.engine.trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.ExchangePrivates;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.NonBlockingStep;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.privates.PrivateExchange;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.shares.Flotation;
import roundhouse.engine.shares.HoldingLimit;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/**
 * A player exchanges a private for a share of its company, which may float at once, or closes it if
 * that is allowed. This does not count as the turn's action.
 */
public final class ExchangePrivatesStep implements NonBlockingStep {
  private final ExchangePrivates rules;

  /** Made from its line in the design. */
  public ExchangePrivatesStep(ExchangePrivates rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "exchange-privates";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.ExchangePrivate.class, Action.ClosePrivate.class);
  }

  @Override
  public boolean outOfTurn() {
    return rules.atAnyTime();
  }

  @Override
  public boolean afterPurchase() {
    return rules.afterPurchase();
  }

  @Override
  public List<Choice> choices(Game game) {
    String entity = game.turn().entity();
    String player =
        game.state().isPlayer(entity) ? entity : game.company(entity).president().orElse("");
    var all = new ArrayList<Choice>();
    for (PrivateCompany owned : game.state().privates().values()) {
      // Nobody decides for a company without a president.
      if (player.isEmpty() || !owned.owner().is(player)) continue;
      String target = Privates.spec(game, owned).exchangeFor();
      for (Holder from : rules.from().stream().map(Holder::named).toList()) {
        if (!mayExchange(game, player, owned, from).allowed()) continue;
        String where = from.equals(Holder.IPO) ? "" : from.name();
        all.add(
            Choice.of(
                new Action.ExchangePrivate(player, owned.id(), from.name()),
                "exchange {id} for a share of {company}[ from the {place}]",
                Map.of("company", target, "place", where)));
      }
      if (mayClose(game, player, owned).allowed())
        all.add(Choice.of(new Action.ClosePrivate(player, owned.id()), "close {id}"));
    }
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    switch (action) {
      case Action.ExchangePrivate exchange ->
          exchange(change, exchange.by(), exchange.id(), Holder.named(exchange.from()));
      case Action.ClosePrivate close -> close(change, close.by(), close.id());
      default -> throw new IllegalArgumentException("not an action of this step");
    }
  }

  private void exchange(StateTransaction change, String player, String id, Holder from) {
    PrivateCompany owned = owned(change, player, id);
    Refusal.unless(
        rules.from().contains(from.name()),
        "exchange",
        "a private company can only be exchanged for a share from: %s",
        String.join(", ", rules.from()));
    Refusal.unless(mayExchange(change.game(), player, owned, from), "exchange");
    String target = Privates.spec(change.game(), owned).exchangeFor();
    Company company = change.company(target);
    int index = PrivateExchange.certificate(company, id, from);
    change.update(Shares.moved(company, index, Holder.named(player)));
    change.log(new PrivateEvent.PrivateExchanged(player, id, target));
    Privates.close(change, id);
    Presidency.settle(change, target);
    Flotation.floatIfDue(change, target);
  }

  private static void close(StateTransaction change, String player, String id) {
    PrivateCompany owned = owned(change, player, id);
    Refusal.unless(mayClose(change.game(), player, owned), "close");
    change.log(new PrivateEvent.PrivateGivenUp(player, id));
    Privates.close(change, id);
    HookEvents.tell(
        change,
        PrivateHooks.PRIVATE_CLOSED,
        new PrivateHooks.PrivateClosed(
            change.state().player(player), change.state().privateCompany(id)));
  }

  private static PrivateCompany owned(StateTransaction change, String player, String id) {
    Refusal.unless(
        change.state().isPlayer(player),
        "private",
        "only players exchange or close private companies, not %s",
        player);
    PrivateCompany owned = change.state().privates().get(id);
    Refusal.unless(
        owned != null && owned.owner().is(player), "private", "%s does not own %s", player, id);
    return owned;
  }

  private Verdict mayExchange(Game game, String player, PrivateCompany owned, Holder from) {
    return game.ask(
            PrivateHooks.MAY_EXCHANGE_PRIVATE,
            new PrivateHooks.MayExchangePrivate(game.state().player(player), owned, from.name()))
        .and(() -> PrivateExchange.hasShare(game, owned, from))
        .and(() -> mayHold(game, player, owned));
  }

  /**
   * The private is given up for the share, so only the holding limit applies, not that of
   * certificates.
   */
  private static Verdict mayHold(Game game, String player, PrivateCompany owned) {
    Company company = game.company(Privates.spec(game, owned).exchangeFor());
    int limit = HoldingLimit.of(game, company);
    return company.held(Holder.named(player)) + company.sharePercent() > limit
        ? Verdict.no("nobody may hold more than %s %% of %s", limit, company.id())
        : Verdict.YES;
  }

  private static Verdict mayClose(Game game, String player, PrivateCompany owned) {
    return game.ask(
        PrivateHooks.MAY_CLOSE_PRIVATE,
        new PrivateHooks.MayClosePrivate(game.state().player(player), owned));
  }
}
