package roundhouse.engine.runs;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.route.RouteSolution;
import roundhouse.route.RunTotals;
import roundhouse.route.RunValue;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;

/**
 * The best runs that a company could make now, in anyone's turn.
 *
 * @param runs in the order of the trains; idle trains have none
 * @param lent the bank's train assumed for a company without a train
 */
public record BestRuns(List<Run> runs, int revenue, int subsidy, Optional<Train> lent) {

  public BestRuns {
    runs = List.copyOf(runs);
  }

  /**
   * Finds the best runs of a company. A company without a train is assumed to have the bank's
   * cheapest.
   *
   * @throws HookFailure when a script fails
   */
  public static BestRuns of(Title title, GameState state, String company) {
    return title.executor().run(() -> assuming(new Game(title, state), state.company(company)));
  }

  /**
   * What runs of a company earn, judged again; empty if they are illegal.
   *
   * @throws HookFailure when a script fails
   */
  public static Optional<Integer> judged(
      Title title, GameState state, String company, List<Run> runs) {
    return title
        .executor()
        .run(
            () -> {
              Game game = new Game(title, state);
              Company runner = game.company(company);
              RouteProblem problem = new RouteProblems(game, runner).problem();
              return RunValue.check(problem, runs) instanceof RunTotals worth
                  ? Optional.of(
                      RunTrainsStep.income(game, runner, runs, worth.revenue(), worth.subsidy())
                          .revenue())
                  : Optional.empty();
            });
  }

  /**
   * The revenue of good runs of a company as given, which may have other trains than in the game:
   * the best, unless they take long to find.
   */
  public static int goodRevenue(Game game, Company company) {
    if (company.trains().isEmpty()) return 0;
    Game having = game.with(game.state().with(company));
    return RouteCache.good(new RouteProblems(having, company).problem()).revenue();
  }

  private static BestRuns assuming(Game game, Company company) {
    if (!company.trains().isEmpty()) return solved(game, company, Optional.empty());
    return Trains.cheapest(game, company)
        .map(
            train -> {
              Company having = company.gaining(train);
              return solved(game.with(game.state().with(having)), having, Optional.of(train));
            })
        .orElseGet(() -> new BestRuns(List.of(), 0, 0, Optional.empty()));
  }

  private static BestRuns solved(Game game, Company company, Optional<Train> lent) {
    RouteSolution best = RouteCache.best(new RouteProblems(game, company).problem());
    var income = RunTrainsStep.income(game, company, best);
    return new BestRuns(best.runs(), income.revenue(), income.subsidy(), lent);
  }
}
