package roundhouse.engine.play;

import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.Step;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.runs.NoRunReason;

/** Finds the step that an action belongs to: that of the decision now, or one beside it. */
final class ActionStep {
  private ActionStep() {}

  /** The step that takes the action; refuses it if none does now. */
  static Step of(Game game, Action action) {
    Decision decision = GameFlow.decision(game).orElseThrow();
    Optional<Step> outOfTurn = outOfTurn(game, action);
    if (outOfTurn.isPresent()) return outOfTurn.get();
    Step deciding = GameFlow.deciding(game);
    requireTurn(game, decision, deciding, action);
    if (deciding.takes(action)) return deciding;
    // A pass answers the decision now, not what is offered beside it.
    if (action instanceof Action.Pass) throw outOfSequence(game, decision, action);
    return GameFlow.offeredBeside(game)
        .filter(step -> step.takes(action))
        .findFirst()
        .orElseThrow(() -> outOfSequence(game, decision, action));
  }

  /** The steps of the turn on top and, where the engine inserted it, of the round's own turns. */
  private static Stream<Step> offeredSteps(Game game) {
    Stream<Step> here = Turns.steps(game).stream();
    return TurnSteps.isInserted(game.state().top().name())
        ? Stream.concat(
            here, EngineServices.of(game.title()).steps(game.state().round().name()).stream())
        : here;
  }

  /** The step for which a player need not wait, if the action belongs to such a step. */
  private static Optional<Step> outOfTurn(Game game, Action action) {
    if (!game.state().isPlayer(action.by())) return Optional.empty();
    return offeredSteps(game).filter(step -> step.outOfTurn() && step.takes(action)).findFirst();
  }

  /** What a president does as a player, in the turn of a company. */
  private static boolean isPersonal(Game game, Action action) {
    return switch (action) {
      case Action.SellShares _ -> true;
      case Action.ExchangePrivate _, Action.ClosePrivate _ ->
          Turns.steps(game).stream()
              .anyMatch(
                  step -> step.offeredAllTurn() && step.actionTypes().contains(action.getClass()));
      default -> false;
    };
  }

  /** Refuses an action of somebody who does not decide now. */
  private static void requireTurn(Game game, Decision decision, Step current, Action action) {
    boolean inPerson =
        isPersonal(game, action) && decision.deciders().contains(action.by())
            || current.mayComeFirst(game, action);
    if (decision.entity().equals(action.by()) || inPerson) return;
    if (action instanceof Action.Choose choice
        && ScriptStep.ofTurn(game, choice.question()).isPresent())
      throw ScriptStep.notOffered(game, choice);
    throw Refusal.because(
        "turn",
        "it is not the turn of %s: %s decides now (%s)",
        action.by(),
        decision.entity(),
        decision.says());
  }

  /** Why the player who decides cannot take an action at this step. */
  private static Refusal outOfSequence(Game game, Decision decision, Action action) {
    for (Step step : Turns.steps(game))
      if (step.actionTypes().contains(action.getClass()))
        Refusal.unless(ScriptVerdicts.on(game, step), "script");
    if (action instanceof Action.Choose choice) return ScriptStep.notOffered(game, choice);
    if (action instanceof Action.RunTrains && NoRunReason.isPast(game))
      return NoRunReason.refusal(game);
    return Refusal.because(
        "sequence",
        "this is not possible now: %s must decide first (%s)",
        decision.entity(),
        decision.says());
  }
}
