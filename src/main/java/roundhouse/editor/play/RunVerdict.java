package roundhouse.editor.play;

import java.util.LinkedHashMap;
import java.util.Map;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.play.Engine;
import roundhouse.engine.runs.EarnedByTrain;
import roundhouse.game.GameState;
import roundhouse.words.UiWords;

/**
 * The engine's verdict on a plan, tried without playing it.
 *
 * @param legal whether the plan may be played as it stands
 * @param says what the runs earn together, or which rule they break
 * @param alone what each train's run would earn by itself, by train; omits trains that cannot run
 *     so
 */
record RunVerdict(boolean legal, String says, Map<String, String> alone) {
  RunVerdict {
    alone = Map.copyOf(alone);
  }

  static RunVerdict of(Title title, GameState state, RunPlan plan) {
    Result whole = Engine.apply(title, state, plan.action());
    var alone = new LinkedHashMap<String, String>();
    for (DrawnRun drawn : plan.drawnRuns().values())
      if (!drawn.isIdle())
        EarnedByTrain.alone(title, state, plan.best().by(), drawn.run())
            .ifPresent(value -> alone.put(drawn.train(), title.design().amount(value)));
    return switch (whole) {
      case Result.Applied applied ->
          new RunVerdict(
              true, words(plan.action(), applied) + less(title, state, plan, applied), alone);
      case Result.Refused refused -> new RunVerdict(false, refused.reason(), alone);
      case Result.Failed failed -> new RunVerdict(false, failed.failure().says(), alone);
    };
  }

  /** How much more the best runs earn; "" if these are as good. */
  private static String less(Title title, GameState state, RunPlan plan, Result.Applied applied) {
    if (plan.action() == plan.best()
        || !(Engine.apply(title, state, plan.best()) instanceof Result.Applied best)) return "";
    int less = earned(best) - earned(applied);
    return less > 0 ? UiWords.of("runs.less", title.design().amount(less)) : "";
  }

  private static int earned(Result.Applied applied) {
    return applied.events().stream()
        .filter(RunEvent.TrainsRun.class::isInstance)
        .map(RunEvent.TrainsRun.class::cast)
        .mapToInt(run -> run.revenue().amount() + run.subsidy().amount())
        .sum();
  }

  private static String words(Action action, Result.Applied applied) {
    String told =
        applied.events().stream()
            .filter(RunEvent.TrainsRun.class::isInstance)
            .map(Event::says)
            .findFirst()
            .orElse("");
    return told.startsWith(action.by() + " ") ? told.substring(action.by().length() + 1) : told;
  }
}
