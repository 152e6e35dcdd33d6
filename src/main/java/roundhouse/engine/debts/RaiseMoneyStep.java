package roundhouse.engine.debts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.PlayerQuestions;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * A player sells shares for a payment that must be made. Where no sales are enough, the player is
 * bankrupt, unless the script that asked for the payment says what follows.
 */
public final class RaiseMoneyStep implements Step {
  @Override
  public String name() {
    return Debt.TURN;
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.SellShares.class, Action.GoBankrupt.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Debt debt = Debt.of(game).orElseThrow();
    Optional<ForcedSales.Need> need = debt.need(game);
    if (need.isEmpty() || choices(game).isEmpty()) return Optional.empty();
    String says =
        "sell shares for the " + game.money(need.get().missing()) + " missing: " + debt.why();
    String seller = need.get().seller().name();
    return Optional.of(
        debt.debtor().equals(seller)
            ? new Decision(seller, List.of(seller), name(), says)
            : Decisions.of(game, game.company(debt.debtor()), name(), says));
  }

  @Override
  public List<Choice> choices(Game game) {
    Debt debt = Debt.of(game).orElseThrow();
    Optional<ForcedSales.Need> found = debt.need(game);
    var all = new ArrayList<Choice>();
    if (found.isEmpty()) return all;
    ForcedSales.Need need = found.get();
    if (mayGoBankrupt(game, need))
      all.add(
          Choice.of(
              new Action.GoBankrupt(debt.debtor()),
              "{player} is bankrupt",
              Map.of("player", need.seller().name())));
    for (Company of : game.state().companies().values()) Debt.sales(game).add(game, need, of, all);
    return all;
  }

  private static boolean mayGoBankrupt(Game game, ForcedSales.Need need) {
    return !PlayerQuestions.goesOn(game.turn()) && Debt.sales(game).cannotRaise(game, need);
  }

  @Override
  public void take(StateTransaction change, Action action) {
    Game game = change.game();
    Debt debt = Debt.of(game).orElseThrow();
    ForcedSales.Need need = debt.need(game).orElseThrow();
    if (action instanceof Action.SellShares sale) {
      String seller = need.seller().name();
      Refusal.unless(
          sale.by().equals(seller), "sale", "only %s sells shares for the payment", seller);
      Debt.sales(game).sell(change, sale, need);
      return;
    }
    Refusal.unless(
        mayGoBankrupt(game, need), "bankruptcy", "%s can still pay", need.seller().name());
    PlayerBankruptcies.declare(change, Debt.sales(game), need, Holder.named(debt.creditor()));
  }
}
