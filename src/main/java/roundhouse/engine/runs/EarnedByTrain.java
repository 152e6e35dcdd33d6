package roundhouse.engine.runs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.Script;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Title;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.route.RunTotals;
import roundhouse.route.RunValue;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;

/** What each train earned in the run of a turn, kept as long as a script of the turn may ask. */
public final class EarnedByTrain {
  private EarnedByTrain() {}

  static void remember(StateTransaction change, RouteProblem problem, List<Run> runs) {
    Game game = change.game();
    if (!hasScriptStep(game) && game.title().rules().handlers(RunHooks.AFTER_RUN.name()).isEmpty())
      return;
    of(problem, runs).ifPresent(values -> change.remember(RunTrainsStep.EARNED, revenues(values)));
  }

  /**
   * What each train would earn in these runs; empty if together they break a rule, such as that one
   * of them calls at the home.
   */
  public static Optional<List<RunValue>> in(
      Title title, GameState state, String company, List<Run> runs) {
    var game = new Game(title, state);
    return of(new RouteProblems(game, game.company(company)).problem(), runs);
  }

  private static Optional<List<RunValue>> of(RouteProblem problem, List<Run> runs) {
    if (!(RunValue.check(problem, runs) instanceof RunTotals worth)) return Optional.empty();
    return Optional.of(worth.runs());
  }

  private static Map<String, Integer> revenues(List<RunValue> values) {
    Map<String, Integer> earned = new LinkedHashMap<>();
    values.forEach(run -> earned.merge(run.train(), run.revenue(), Integer::sum));
    return earned;
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
