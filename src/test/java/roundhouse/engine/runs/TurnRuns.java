package roundhouse.engine.runs;

import java.util.ArrayList;
import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.route.RouteSolution;
import roundhouse.route.RouteSolver;
import roundhouse.route.RunCheckResult;
import roundhouse.route.RunTotals;
import roundhouse.route.RunValue;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;

/**
 * A company's runs in a turn of a game, and the best it could have made.
 *
 * @param worth revenue of the runs under the title's rules; -1 if they are illegal
 * @param best revenue of the best runs; -1 if those are illegal
 * @param exact whether the search for the best runs was complete
 */
public record TurnRuns(String company, int worth, int best, boolean exact) {

  /** All turns of a game with runs, from its start on. */
  public static List<TurnRuns> of(Title title, GameState start, List<ReplayedAction> played) {
    var turns = new ArrayList<TurnRuns>();
    GameState state = start;
    for (ReplayedAction each : played) {
      if (each.action() instanceof Action.RunTrains run && !run.runs().isEmpty())
        turns.add(of(new Game(title, state), run));
      state = each.state();
    }
    return turns;
  }

  private static TurnRuns of(Game game, Action.RunTrains run) {
    return game.title()
        .executor()
        .run(
            () -> {
              Company company = game.company(run.by());
              RouteProblem problem = new RouteProblems(game, company).problem();
              RouteSolution best = RouteSolver.best(problem);
              return new TurnRuns(
                  company.id(),
                  worth(game, company, problem, run.runs()),
                  worth(game, company, problem, best.runs()),
                  best.exact());
            });
  }

  private static int worth(Game game, Company company, RouteProblem problem, List<Run> runs) {
    RunCheckResult check = RunValue.check(problem, runs);
    return check instanceof RunTotals value
        ? RunTrainsStep.income(game, company, runs, value.revenue(), value.subsidy()).revenue()
        : -1;
  }
}
