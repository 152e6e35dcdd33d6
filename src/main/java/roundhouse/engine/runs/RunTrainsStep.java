package roundhouse.engine.runs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.spec.steps.RunTrains;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.RunEvent;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;
import roundhouse.route.RouteSolution;
import roundhouse.route.RunCheckResult;
import roundhouse.route.RunFault;
import roundhouse.route.RunTotals;
import roundhouse.route.RunValue;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/**
 * The company runs its trains. The president chooses the runs; they need not be the best unless the
 * design says so.
 */
public final class RunTrainsStep implements Step {
  /** Turn memory: the revenue of the runs, until it is paid. */
  static final MemoryKey<Integer> REVENUE = MemoryKey.number("revenue");

  static final MemoryKey<Integer> SUBSIDY = MemoryKey.number("subsidy");

  /** Turn memory: what each train earned, where a script of the turn may ask. */
  static final MemoryKey<Map<String, Integer>> EARNED = MemoryKey.numbers("earned");

  static final MemoryKey<Boolean> DONE = MemoryKey.flag("run-done");
  private final RunTrains rules;
  private final RunDuties duties;

  /** Made from its line in the design. */
  public RunTrainsStep(RunTrains rules) {
    this.rules = rules;
    this.duties = new RunDuties(rules);
  }

  @Override
  public String name() {
    return "run-trains";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.RunTrains.class);
  }

  /** Runs the trains of a company without a president, if the design says so. */
  @Override
  public void enter(StateTransaction change) {
    Game game = change.game();
    Company company = game.company(game.turn().entity());
    if (!rules.automatic() || company.president().isPresent() || decision(game).isEmpty()) return;
    take(
        change,
        new Action.RunTrains(
            company.id(), RouteCache.best(new RouteProblems(game, company).problem()).runs()));
  }

  @Override
  public Optional<Decision> decision(Game game) {
    return decision(game, company -> findsRun(game, company));
  }

  @Override
  public Optional<Decision> decision(Game game, Action next) {
    return decision(
        game,
        company ->
            next instanceof Action.RunTrains run && isRun(game, company, run.runs())
                || findsRun(game, company));
  }

  private Optional<Decision> decision(Game game, Predicate<Company> findsRun) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    if (!findsRun.test(company)) return Optional.empty();
    return Optional.of(Decisions.of(game, company, name(), "run trains"));
  }

  /** Whether these are runs that break no rule; not whether the company may run them now. */
  private static boolean isRun(Game game, Company company, List<Run> runs) {
    if (runs.isEmpty()) return false;
    RouteProblem problem = new RouteProblems(game, company).problem();
    return checked(game, company, problem, runs) instanceof RunTotals;
  }

  private record Checked(String company, List<Run> runs, Optional<RequiredLink> link) {}

  private static RunCheckResult checked(
      Game game, Company company, RouteProblem problem, List<Run> runs) {
    return game.remembered(
        new Checked(company.id(), runs, problem.link()), () -> RunValue.check(problem, runs));
  }

  /** Asks whether there is a run at all: to find the best one takes longer. */
  private static boolean findsRun(Game game, Company company) {
    var routes = new RouteProblems(game, company);
    return routes.anyRun(routes.trains());
  }

  @Override
  public List<Choice> choices(Game game) {
    return choices(game, RouteCache::best, true);
  }

  @Override
  public List<Choice> quickChoices(Game game) {
    boolean best = duties.mustBeBest(game.company(game.turn().entity()));
    return choices(game, best ? RouteCache::best : RouteCache::good, best);
  }

  /**
   * @param told whether the choice says that better runs may exist
   */
  private static List<Choice> choices(
      Game game, Function<RouteProblem, RouteSolution> search, boolean told) {
    Company company = game.company(game.turn().entity());
    RouteSolution best = search.apply(new RouteProblems(game, company).problem());
    var income = income(game, company, best);
    return List.of(
        Choice.of(
            new Action.RunTrains(company.id(), best.runs()),
            told && !best.exact()
                ? "run for {revenue}[ and a subsidy of {subsidy}], not proven best"
                : "run for {revenue}[ and a subsidy of {subsidy}]",
            Map.of(
                "revenue",
                game.amount(income.revenue()),
                "subsidy",
                game.amount(income.subsidy()))));
  }

  private record Earned(String company, List<Run> runs) {}

  /** The income of runs, after what scripts change of it. */
  static RunHooks.Income income(
      Game game, Company company, List<Run> runs, int revenue, int subsidy) {
    return game.remembered(
        new Earned(company.id(), runs),
        () ->
            game.ask(
                RunHooks.RUN_INCOME,
                new RunHooks.RunIncome(
                    company, new RouteProblems(game, company).trains(), runs, revenue, subsidy)));
  }

  static RunHooks.Income income(Game game, Company company, RouteSolution best) {
    return income(game, company, best.runs(), best.revenue(), best.subsidy());
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var run = (Action.RunTrains) action;
    Game game = change.game();
    Company company = game.company(run.by());
    RouteProblem problem = new RouteProblems(game, company).problemOf(run.runs());
    duties.requireRun(company, problem, run.runs());
    RunHooks.Income income = earned(game, company, problem, run.runs());
    duties.requireEveryTrain(company, problem, run.runs());
    duties.requireBest(game, company, problem, income);
    change.remember(DONE, true);
    change.remember(REVENUE, income.revenue());
    change.remember(SUBSIDY, income.subsidy());
    change.log(
        new RunEvent.TrainsRun(
            company.id(), game.amount(income.revenue()), game.amount(income.subsidy())));
    EarnedByTrain.remember(change, problem, run.runs());
    HookEvents.tell(
        change,
        RunHooks.AFTER_RUN,
        new RunHooks.AfterRun(
            change.company(company.id()), run.runs(), income.revenue(), income.subsidy()));
    EarnedByTrain.forget(change);
  }

  private static RunHooks.Income earned(
      Game game, Company company, RouteProblem problem, List<Run> runs) {
    return switch (checked(game, company, problem, runs)) {
      case RunTotals worth -> income(game, company, runs, worth.revenue(), worth.subsidy());
      case RunFault fault ->
          throw Refusal.because("run-" + YamlNames.word(fault.rule()), fault.reason());
    };
  }

  /** What a company owes when it runs: any run, a run of every train, the best runs. */
  private record RunDuties(RunTrains rules) {

    /** Refuses no runs where a train has a route. */
    void requireRun(Company company, RouteProblem problem, List<Run> runs) {
      if (!rules.mustRun() || !runs.isEmpty() || RouteCache.best(problem).runs().isEmpty()) return;
      throw Refusal.because(
          "run-must", "%s has a train with a route and must run it", company.id());
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
}
