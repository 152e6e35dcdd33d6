package roundhouse.turn.facts;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.Design;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.play.Engine;
import roundhouse.engine.runs.BestRuns;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.words.UiWords;

/** The best run of a company with a station marker that it may place, and without. */
public final class StationGain {
  private StationGain() {}

  /** Whether the last action places a marker of a company. */
  public static boolean isSought(PlannedTurn plan, List<Action> actions) {
    if (actions.size() != 1) return false;
    Action action = actions.getFirst();
    boolean places = action instanceof Action.PlaceMarker || action instanceof Action.ReplaceMarker;
    return places && plan.base().companies().containsKey(action.by());
  }

  /** What to show; nothing if the rules refuse it. */
  public static Optional<String> of(PlannedTurn plan, List<Action> actions) {
    Action action = actions.getFirst();
    Engine.Foreseen foreseen = Engine.foresee(plan.title(), plan.base(), action);
    if (!(foreseen.result() instanceof Result.Applied)) return Optional.empty();
    BestRuns before = BestRuns.of(plan.title(), plan.base(), action.by());
    BestRuns after = BestRuns.of(plan.title(), foreseen.action().state(), action.by());
    Design design = plan.title().design();
    return Optional.of(
        UiWords.of(
            "card.best-run", design.amount(before.revenue()), design.amount(after.revenue())));
  }
}
