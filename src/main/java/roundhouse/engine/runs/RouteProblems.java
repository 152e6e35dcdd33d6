package roundhouse.engine.runs;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import roundhouse.board.Board;
import roundhouse.board.Reach;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.Allowance.FurtherTowns;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Game;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteGoal;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/** The route problems of a company: which runs its trains may make, and what those earn. */
public record RouteProblems(Game game, Company company) {
  /** The trains that run this turn. */
  List<RunHooks.Runner> trains() {
    return game.remembered(
        new Runners(company.id()),
        () -> game.ask(RunHooks.RUNNING_TRAINS, new RunHooks.RunningTrains(company)));
  }

  private record Problem(String company) {}

  private record Runners(String company) {}

  private record AnyRun(
      String company,
      List<RunHooks.Runner> runners,
      boolean halts,
      List<List<RunRule>> conditions) {}

  /** The problem for the trains that run this turn. */
  RouteProblem problem() {
    return game.remembered(new Problem(company.id()), () -> valued(trains()));
  }

  /**
   * The problem that runs are checked by: trains that may all stay idle need not join two stops.
   */
  RouteProblem problemOf(List<Run> runs) {
    return runs.isEmpty() && terms().idle() ? problem().withoutLink() : problem();
  }

  private RouteProblem valued(List<RunHooks.Runner> runners) {
    RouteProblem problem = valuedFor(runners);
    return terms().between().map(problem::with).orElse(problem);
  }

  /** Without a link. */
  private RouteProblem valuedFor(List<RunHooks.Runner> runners) {
    BitSet near = reachable();
    StatedRunRules rules = rules();
    RouteProblem plain =
        problem(
            runners,
            runner -> StopValuation.values(game, company, runner, near, rules.of(runner, runners)));
    return rules.ofAll(runners, ScriptedRuns.of(game, terms())).map(plain::with).orElse(plain);
  }

  private record Asked(String company) {}

  /** What scripts say of the company's runs this turn. */
  private RunHooks.RunTerms terms() {
    return game.remembered(
        new Asked(company.id()),
        () -> game.ask(RunHooks.RUN_RULES, new RunHooks.RunRules(company)));
  }

  private StatedRunRules rules() {
    return new StatedRunRules(game, company, terms());
  }

  /** What calls earn a train together, on top of each, as far as no other stops matter. */
  public int earnedTogether(RunHooks.Runner runner, List<StopRef> calls) {
    return rules().earnedBy(runner, calls);
  }

  /**
   * The problem to ask which stops trains can reach: without stop values, unless a judge sees them.
   */
  RouteProblem unvalued() {
    return isJudged() ? valuedFor(trains()) : unvalued(trains(), conditions(trains()));
  }

  /** Whether one of the trains could run from one stop to another, on track that is reached now. */
  public boolean couldRun(StopRef from, StopRef to) {
    int end = game.state().board().track().stopIndex(to.hex(), to.index());
    return CompanyNetwork.reach(game, company, false).reaches(end)
        && RouteCache.canJoin(unvalued(), new RequiredLink(from, to));
  }

  private boolean isJudged() {
    return terms().isJudged();
  }

  private RouteProblem unvalued(List<RunHooks.Runner> runners, List<List<RunRule>> conditions) {
    return problem(
        runners,
        runner ->
            new StopValues(Map.of(), Map.of(), Map.of(), conditions.get(runners.indexOf(runner))));
  }

  /** The rules that make runs illegal, for each train. */
  private List<List<RunRule>> conditions(List<RunHooks.Runner> runners) {
    StatedRunRules rules = rules();
    return runners.stream().map(rules::conditionsOf).toList();
  }

  /** Whether any of the trains could run, for any revenue. */
  boolean anyRun(List<RunHooks.Runner> runners) {
    boolean halts = game.ask(RunHooks.HALTS_COUNT, new RunHooks.HaltsCount(company));
    if (isJudged()) return RouteCache.anyRun(valuedFor(runners));
    List<List<RunRule>> conditions = conditions(runners);
    return game.rememberedForBoard(
        new AnyRun(company.id(), runners, halts, conditions),
        () -> RouteCache.anyRun(unvalued(runners, conditions)));
  }

  private RouteProblem problem(
      List<RunHooks.Runner> runners, Function<RunHooks.Runner, StopValues> values) {
    Board board = game.state().board();
    List<RunningTrain> trains =
        runners.stream()
            .map(
                runner ->
                    new RunningTrain(
                        runner.id(),
                        runner.type(),
                        group(runner),
                        allowance(runner),
                        values.apply(runner)))
            .toList();
    boolean ignored = !game.ask(RunHooks.HALTS_COUNT, new RunHooks.HaltsCount(company));
    return new RouteProblem(
        board.track(),
        trains,
        refs(board.track(), CompanyNetwork.bases(board, company.id())),
        home(game, company),
        refs(board.track(), CompanyNetwork.blocked(board, company.id(), true)),
        game.design().routes(),
        ignored,
        RouteGoal.REVENUE);
  }

  static Set<StopRef> home(Game game, Company company) {
    var home = new HashSet<StopRef>();
    for (var marker : game.state().board().markersOf(company.id()))
      if (marker.home()) home.add(new StopRef(marker.hex(), marker.city()));
    return home;
  }

  /** The train's allowance in this turn, with the special rules of its type. */
  private Allowance allowance(RunHooks.Runner runner) {
    TrainSpec spec = game.design().trains().get(runner.type());
    return new Allowance(
        runner.cities(),
        runner.towns(),
        furtherTowns(spec, runner),
        times(game, runner),
        spec == null ? 0 : spec.runs().visits());
  }

  private static FurtherTowns furtherTowns(TrainSpec spec, RunHooks.Runner runner) {
    if (spec != null && spec.runs().skipsTowns()) return FurtherTowns.PASSED;
    return runner.spare() ? FurtherTowns.AS_CITIES : FurtherTowns.NONE;
  }

  private String group(RunHooks.Runner runner) {
    TrainSpec spec = game.design().trains().get(runner.type());
    return spec == null ? "" : spec.group();
  }

  static int times(Game game, RunHooks.Runner runner) {
    TrainSpec spec = game.design().trains().get(runner.type());
    return spec == null ? 1 : spec.runs().times();
  }

  /** Stops that a train of the company might reach; the values of other stops are not needed. */
  private BitSet reachable() {
    Board board = game.state().board();
    return Reach.reusingTrack(
            board.track(), CompanyNetwork.bases(board, company.id()), new BitSet())
        .stops();
  }

  static Set<StopRef> refs(TrackGraph track, BitSet stops) {
    var refs = new HashSet<StopRef>();
    stops.stream()
        .forEach(stop -> refs.add(new StopRef(track.stop(stop).hex(), track.stop(stop).index())));
    return refs;
  }

  /** Whether the company would have a route with the bank's cheapest train. */
  public boolean hasRoute() {
    return Trains.cheapest(game, company)
        .map(train -> game.spec(train))
        .map(
            spec ->
                new RunHooks.Runner(
                    spec.name() + "-0",
                    spec.name(),
                    spec.runs().cities(),
                    spec.runs().towns(),
                    spec.runs().spare(),
                    false,
                    0))
        .map(runner -> anyRun(List.of(runner)))
        .orElse(false);
  }

  /** The revenue of calls: the value of each stop for a train. */
  private static final class StopValuation {
    private StopValuation() {}

    /** The values of these stops for a train, asked once for each, and the rules of its runs. */
    static StopValues values(
        Game game, Company company, RunHooks.Runner runner, BitSet stops, List<RunRule> rules) {
      TrackGraph track = game.state().board().track();
      var revenue = new HashMap<StopRef, Integer>();
      var subsidy = new HashMap<StopRef, Integer>();
      var atEnd = new HashMap<StopRef, Integer>();
      int times = RouteProblems.times(game, runner);
      for (int stop = stops.nextSetBit(0); stop >= 0; stop = stops.nextSetBit(stop + 1)) {
        TrackGraph.StopAt at = track.stop(stop);
        var ref = new StopRef(at.hex(), at.index());
        int value = game.ask(RunHooks.STOP_REVENUE, new RunHooks.StopRevenue(company, runner, at));
        if (value > 0) revenue.put(ref, value * times);
        int extra = game.ask(RunHooks.STOP_SUBSIDY, new RunHooks.StopSubsidy(company, runner, at));
        if (extra > 0) subsidy.put(ref, extra);
        int ending = game.ask(RunHooks.END_REVENUE, new RunHooks.EndRevenue(company, runner, at));
        if (ending > 0) atEnd.put(ref, ending * times);
      }
      return new StopValues(revenue, subsidy, atEnd, rules);
    }
  }
}
