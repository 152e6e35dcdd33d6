package roundhouse.turn.runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.spec.Design;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RunEvent;
import roundhouse.engine.play.Engine;
import roundhouse.engine.runs.EarnedByTrain;
import roundhouse.game.GameState;
import roundhouse.route.RunValue;
import roundhouse.route.problem.Run;
import roundhouse.words.UiWords;

/**
 * The engine's verdict on a plan, tried without playing it.
 *
 * @param legal whether the plan may be played as it stands
 * @param says what the runs earn together, or which rule they break
 * @param earned what each train's run earns, by train; where the runs break a rule together, what
 *     it would earn by itself, without trains that cannot run so
 */
public record RunVerdict(boolean legal, String says, Map<String, String> earned) {
  public RunVerdict {
    earned = Map.copyOf(earned);
  }

  /** Tries a plan on a state. */
  public static RunVerdict of(Title title, GameState state, RunPlan plan) {
    Result whole = Engine.apply(title, state, plan.action());
    Map<String, String> earned = earned(title, state, plan);
    return switch (whole) {
      case Result.Applied applied ->
          new RunVerdict(
              true, words(plan.action(), applied) + less(title, state, plan, applied), earned);
      case Result.Refused refused -> new RunVerdict(false, refused.reason(), earned);
      case Result.Failed failed -> new RunVerdict(false, failed.failure().says(), earned);
    };
  }

  private static Map<String, String> earned(Title title, GameState state, RunPlan plan) {
    var money = new LinkedHashMap<String, String>();
    List<Run> runs = plan.action().runs();
    List<RunValue> earned =
        earned(title, state, plan, runs).orElseGet(() -> alone(title, state, plan, runs));
    for (RunValue run : earned) money.put(run.train(), words(title.design(), run));
    return money;
  }

  /** What a run earns, with what of it a script adds under names: "£70 (coal £20, far −£10)". */
  private static String words(Design design, RunValue run) {
    String parts =
        run.parts().entrySet().stream()
            .map(part -> part.getKey() + " " + signed(design, part.getValue()))
            .collect(Collectors.joining(", "));
    String all = design.amount(run.revenue());
    return parts.isEmpty() ? all : all + " (" + parts + ")";
  }

  private static String signed(Design design, int amount) {
    return (amount < 0 ? "−" : "") + design.amount(Math.abs(amount));
  }

  private static List<RunValue> alone(Title title, GameState state, RunPlan plan, List<Run> runs) {
    var earned = new ArrayList<RunValue>();
    for (Run run : runs) earned(title, state, plan, List.of(run)).ifPresent(earned::addAll);
    return earned;
  }

  private static Optional<List<RunValue>> earned(
      Title title, GameState state, RunPlan plan, List<Run> runs) {
    return EarnedByTrain.in(title, state, plan.best().by(), runs);
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
