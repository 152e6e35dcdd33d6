package roundhouse.engine.runs;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.steps.RunTrains;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.game.Company;
import roundhouse.route.RouteSolution;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/** What a company owes when it runs: any run, a run of every train, the best runs. */
record RunDuties(RunTrains rules) {

  /** Refuses no runs where a train has a route. */
  void requireRun(Company company, RouteProblem problem, List<Run> runs) {
    if (!rules.mustRun() || !runs.isEmpty() || RouteCache.best(problem).runs().isEmpty()) return;
    throw Refusal.because("run-must", "%s has a train with a route and must run it", company.id());
  }

  /** Refuses runs that leave a train idle which also has a route. */
  void requireEveryTrain(Company company, RouteProblem problem, List<Run> runs) {
    if (!rules.mustRun() || runs.isEmpty()) return;
    Optional<Run> idle = RouteCache.idleRun(problem, runs);
    if (idle.isEmpty()) return;
    List<StopRef> calls = idle.get().calls();
    throw Refusal.because(
        "run-must",
        "%s must run every train that has a route: the %s could also run, between %s and %s",
        company.id(),
        idle.get().trainInWords(),
        calls.getFirst().hex(),
        calls.getLast().hex());
  }

  boolean mustBeBest(Company company) {
    return switch (rules.best()) {
      case NOBODY -> false;
      case WITHOUT_PRESIDENT -> company.president().isEmpty();
      case EVERYBODY -> true;
    };
  }

  /** Refuses an income that is not the highest. */
  void requireBest(Game game, Company company, RouteProblem problem, RunHooks.Income income) {
    if (!mustBeBest(company)) return;
    RouteSolution best = RouteCache.best(problem);
    int most = RunTrainsStep.income(game, company, best).revenue();
    if (income.revenue() >= most) return;
    throw Refusal.because(
        "run-best",
        "%s must run for the highest revenue: for %s, not for %s",
        company.id(),
        game.money(most),
        game.money(income.revenue()));
  }
}
