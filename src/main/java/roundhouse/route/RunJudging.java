package roundhouse.route;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RouteGoal;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.RunJudge.Judgement;
import roundhouse.route.problem.RunJudge.Legal;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopRef;

/** Asks the judge of a problem's runs, each question once in a search. */
final class RunJudging {
  private static final Judgement FINE = new Legal(0);

  /** The order in which a judge sees the runs of a turn, whoever made them. */
  private static final Comparator<JudgedRun> ORDER =
      Comparator.comparing(JudgedRun::train)
          .thenComparing(RunJudging::stops)
          .thenComparing(run -> run.hexes().toString());

  private final RouteNet net;
  private final Optional<JudgedRuns> judged;
  private final boolean byWay;
  private final Map<JudgedRun, Judgement> one = new HashMap<>();
  private final Map<List<JudgedRun>, Judgement> all = new HashMap<>();

  /** Runs by their calls, and their ways: combinations look at each of them very often. */
  private final Map<CallChooser.Calls, JudgedRun> runs = new IdentityHashMap<>();

  private final Map<JudgedRun, JudgedRun> ways = new IdentityHashMap<>();

  RunJudging(RouteNet net, Optional<JudgedRuns> judged, RouteGoal goal) {
    this.net = net;
    this.judged = judged;
    this.byWay = goal == RouteGoal.REVENUE && judged.filter(JudgedRuns::ways).isPresent();
  }

  /** Whether each run is judged. */
  boolean ofOne() {
    return judged.isPresent() && judged.get().one();
  }

  /** Whether the runs of a turn are judged together. */
  boolean ofAll() {
    return judged.isPresent() && judged.get().all();
  }

  /** Whether each run is judged, and another choice of calls may be judged otherwise. */
  boolean ofOneByCalls() {
    return ofOne() && !byWay;
  }

  /** Whether runs are judged together, and other choices of calls may be judged otherwise. */
  boolean ofAllByCalls() {
    return ofAll() && !byWay;
  }

  /**
   * Whether the judge is asked about a run as late as possible: with a bound, and where the best
   * choice of calls on each way is enough, only runs that may be among the best are judged.
   */
  boolean isLate() {
    return ofOne() && byWay && judged.get().bounded();
  }

  /** The most that the judge may add to a run; {@link JudgedRuns#ANY} for any amount. */
  int most(RunRules rules, RunRules.Known known) {
    if (!ofOne()) return 0;
    return judged.get().bounded() ? rules.mostGained(known) : JudgedRuns.ANY;
  }

  /** The most that the judge may add to all runs of a turn, beside the share of each. */
  int mostOfAll() {
    return ofAll() ? judged.get().most() : 0;
  }

  /** The most that the judge of all runs may add for one. */
  int share(RunRules rules, RunRules.Known known) {
    return ofAll() ? rules.mostShared(known) : 0;
  }

  /** Judges a run. A question that was not asked before costs steps. */
  Judgement of(JudgedRun run, int most, SearchBudget budget) {
    JudgedRun seen = seen(run);
    Judgement known = one.get(seen);
    if (known != null) return known;
    RunJudge judge = judged.orElseThrow().judge();
    budget.spend(judge.stepsOfOne());
    Judgement said = judge.one(seen, most);
    one.put(seen, said);
    return said;
  }

  /** Judges all runs of a turn. */
  Judgement of(List<JudgedRun> runs, SearchBudget budget) {
    if (!ofAll() || runs.isEmpty()) return FINE;
    long most = mostOfAll();
    var seen = new ArrayList<JudgedRun>();
    for (JudgedRun run : runs) {
      most += run.share();
      seen.add(seen(run));
    }
    int bound = (int) Math.min(most, JudgedRuns.ANY);
    RunJudge judge = judged.get().judge();
    if (judge.stepsOfAll() > 1) return remembered(seen, judge, bound, budget);
    budget.spend();
    return judge.all(seen, bound);
  }

  private Judgement remembered(
      List<JudgedRun> runs, RunJudge judge, int most, SearchBudget budget) {
    runs.sort(ORDER);
    Judgement known = all.get(runs);
    if (known != null) return known;
    budget.spend(judge.stepsOfAll());
    Judgement said = judge.all(runs, most);
    all.put(runs, said);
    return said;
  }

  private static String stops(JudgedRun run) {
    var stops = new StringBuilder();
    for (JudgedRun.Visit visit : run.stops())
      stops.append(visit.stop()).append(visit.calls() ? " " : "- ");
    return stops.toString();
  }

  private JudgedRun seen(JudgedRun run) {
    return judged.orElseThrow().ways() ? ways.computeIfAbsent(run, JudgedRun::way) : run;
  }

  /** A run as the judge sees it, made once. */
  JudgedRun seen(CallChooser.Calls calls, Supplier<JudgedRun> made) {
    return runs.computeIfAbsent(calls, _ -> made.get());
  }

  /**
   * A run as the judge sees it.
   *
   * @param stops from end to end
   * @param segments in the same direction
   * @param places stops where it calls
   */
  JudgedRun seen(
      IndexedProblem.IndexedTrain runner,
      int[] stops,
      int[] segments,
      long[] places,
      int revenue,
      int subsidy) {
    var visits = new ArrayList<JudgedRun.Visit>();
    for (int stop : stops) visits.add(visit(runner.train(), stop, BitWords.has(places, stop)));
    var hexes = new ArrayList<HexId>();
    for (int segment : segments) {
      HexId hex = net.track().hexId(net.track().hexOf(segment));
      if (hexes.isEmpty() || !hexes.getLast().equals(hex)) hexes.add(hex);
    }
    boolean turned = stops[0] > stops[stops.length - 1];
    return new JudgedRun(
        runner.train().type(),
        turned ? visits.reversed() : visits,
        turned ? hexes.reversed() : hexes,
        revenue,
        subsidy,
        share(runner.rules(), new RunRules.Way(net.track(), segments, stops, places, places)),
        true);
  }

  private JudgedRun.Visit visit(RunningTrain train, int node, boolean calls) {
    StopRef ref = net.ref(node);
    Stop stop = net.stop(node);
    List<String> markers = judged.orElseThrow().markers().getOrDefault(ref, List.of());
    return new JudgedRun.Visit(ref, stop.kind(), train.values().revenueAt(ref), calls, markers);
  }
}
