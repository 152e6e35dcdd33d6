package roundhouse.engine.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.Script;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Frame;
import roundhouse.route.RunTotals;
import roundhouse.route.RunValue;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;

/** What each train earned in the run of a turn, kept as long as a script of the turn may ask. */
final class EarnedByTrain {
  private EarnedByTrain() {}

  static void remember(StateTransaction change, RouteProblem problem, List<Run> runs) {
    Game game = change.game();
    if (!hasScriptStep(game) && game.title().rules().handlers(RunHooks.AFTER_RUN.name()).isEmpty())
      return;
    if (!(RunValue.check(problem, runs) instanceof RunTotals worth)) return;
    Map<String, Integer> earned = new LinkedHashMap<>();
    worth.runs().forEach(run -> earned.merge(run.train(), run.revenue(), Integer::sum));
    change.remember(RunTrainsStep.EARNED, earned);
  }

  /** Once scripts have heard of the run, unless one asked a question or a step is to come. */
  static void forget(StateTransaction change) {
    Frame turn = change.state().top();
    boolean known = turn.memory().has(RunTrainsStep.EARNED) && change.inserted().isEmpty();
    if (known && !hasScriptStep(change.game()))
      change.replaceTop(turn.remembering(turn.memory().without(RunTrainsStep.EARNED)));
  }

  private static boolean hasScriptStep(Game game) {
    return game.design().rounds().get(game.turn().name()).steps().stream()
        .anyMatch(Script.class::isInstance);
  }
}
