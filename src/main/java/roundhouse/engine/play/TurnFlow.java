package roundhouse.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.debts.Debt;
import roundhouse.engine.debts.PlayerBankruptcies;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.engine.stations.ChooseHomeStep;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.game.Company;
import roundhouse.game.Frame;

/** Moves play through the steps of a turn and ends the turn. */
final class TurnFlow {
  private static final Set<String> BEFORE_FLOATING =
      Set.of(ChooseHomeStep.TURN, ExcessTrains.TURN, Debt.TURN);

  private TurnFlow() {}

  /**
   * Advances one step; false when play waits for a decision.
   *
   * @param next what will be tried next, if that is known
   */
  static boolean advance(StateTransaction change, Optional<Action> next) {
    Game game = change.game();
    Frame turn = game.state().top();
    List<Step> steps = Turns.steps(game);
    if (turn.step() >= steps.size()
        || vanished(game, turn)
        || RoundFlow.ends(game.state().round(), turn)) {
      end(change);
      return true;
    }
    Step step = steps.get(turn.step());
    if (!ScriptVerdicts.on(game, step).allowed()) {
      Turns.leaveStep(change);
      return true;
    }
    if (turn.memory().get(Turns.ENTERED) <= turn.step()) {
      change.goOn();
      change.remember(Turns.ENTERED, turn.step() + 1);
      step.enter(change);
      return true;
    }
    if (GameFlow.decision(game, next).isPresent()) return false;
    Turns.leaveStep(change);
    return true;
  }

  /** Ends the top turn and skips its remaining steps. */
  static void end(StateTransaction change) {
    Frame turn = change.pop();
    boolean inserted = TurnSteps.isInserted(turn.name());
    if (!inserted) GameEnd.atEndOfTurn(change);
    RoundFlow.turnEnded(change, turn);
    PriceProtection.offer(change);
    if (turn.name().equals(PriceProtection.TURN)) PlayerBankruptcies.endWhenSettled(change);
    if (inserted) return;
    if (change.state().isPlayer(turn.entity()))
      HookEvents.tell(
          change,
          RoundHooks.PLAYER_TURN_ENDED,
          new RoundHooks.PlayerTurnEnded(turn.name(), change.state().player(turn.entity())));
    if (change.state().companies().containsKey(turn.entity())) {
      HookEvents.tell(
          change,
          RoundHooks.TURN_ENDED,
          new RoundHooks.TurnEnded(turn.name(), change.company(turn.entity())));
    }
  }

  /**
   * Whether the company went bankrupt or closed in its own turn, which ends the turn. A company may
   * choose its home, give trains back, and have turns that scripts insert, before it has floated.
   */
  private static boolean vanished(Game game, Frame turn) {
    Company company = game.state().companies().get(turn.entity());
    if (company == null || company.floated() || BEFORE_FLOATING.contains(turn.name())) return false;
    return !turn.memory().is(Turns.INSERTED) || !company.started();
  }
}
