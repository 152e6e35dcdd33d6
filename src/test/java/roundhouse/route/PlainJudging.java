package roundhouse.route;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.RunJudge.Judgement;
import roundhouse.route.problem.RunJudge.Legal;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopRef;

/** What a judge says of runs, asked without the help of the solver. */
record PlainJudging(Board board, RouteProblem problem) {

  /** A run as the judge sees it. */
  JudgedRun seen(
      RunningTrain train,
      List<StopRef> stops,
      List<StopRef> calls,
      List<HexId> pieces,
      int revenue,
      int subsidy) {
    var visits = new ArrayList<JudgedRun.Visit>();
    for (StopRef ref : stops) {
      Stop stop = board.tile(ref.hex()).stops().get(ref.index());
      int value = train.values().revenue().getOrDefault(ref, 0);
      var markers =
          problem.judged().map(JudgedRuns::markers).orElseThrow().getOrDefault(ref, List.of());
      visits.add(new JudgedRun.Visit(ref, stop.kind(), value, calls.contains(ref), markers));
    }
    var hexes = new ArrayList<HexId>();
    for (HexId hex : pieces) if (hexes.isEmpty() || !hexes.getLast().equals(hex)) hexes.add(hex);
    boolean turned = number(stops.getFirst()) > number(stops.getLast());
    return new JudgedRun(
        train.type(),
        turned ? visits.reversed() : visits,
        turned ? hexes.reversed() : hexes,
        revenue,
        subsidy,
        share(train, stops, calls, pieces),
        true);
  }

  private int number(StopRef stop) {
    return board.track().stopIndex(stop.hex(), stop.index());
  }

  /** What is added to a run; empty if it is forbidden. */
  Optional<Integer> one(RunningTrain train, JudgedRun run) {
    if (problem.judged().isEmpty() || !problem.judged().get().one()) return Optional.of(0);
    List<StopRef> stops = run.stops().stream().map(JudgedRun.Visit::stop).toList();
    List<StopRef> calls =
        run.stops().stream().filter(JudgedRun.Visit::calls).map(JudgedRun.Visit::stop).toList();
    List<RunRule> gains =
        train.values().rules().stream()
            .filter(RunRule.Gain.class::isInstance)
            .<RunRule>map(rule -> ((RunRule.Gain) rule).bonus())
            .toList();
    int most =
        problem.judged().get().bounded()
            ? new PlainRules(gains, stops, calls, run.hexes()).adds()
            : JudgedRuns.ANY;
    return adds(problem.judged().get().judge().one(seen(run), most));
  }

  private JudgedRun seen(JudgedRun run) {
    return problem.judged().get().ways() ? run.way() : run;
  }

  private int share(
      RunningTrain train, List<StopRef> stops, List<StopRef> calls, List<HexId> hexes) {
    if (!problem.judged().orElseThrow().all()) return 0;
    List<RunRule> shares =
        train.values().rules().stream()
            .filter(RunRule.Share.class::isInstance)
            .<RunRule>map(rule -> ((RunRule.Share) rule).bonus())
            .toList();
    return new PlainRules(shares, stops, calls, hexes).adds();
  }

  /** What is added to all runs; empty if they are forbidden. */
  Optional<Integer> all(List<JudgedRun> runs) {
    if (problem.judged().isEmpty() || !problem.judged().get().all() || runs.isEmpty())
      return Optional.of(0);
    long most = problem.judged().get().most() + runs.stream().mapToLong(JudgedRun::share).sum();
    return adds(
        problem
            .judged()
            .get()
            .judge()
            .all(runs.stream().map(this::seen).toList(), (int) Math.min(most, JudgedRuns.ANY)));
  }

  private static Optional<Integer> adds(Judgement said) {
    return said instanceof Legal(int adds, _) ? Optional.of(adds) : Optional.empty();
  }
}
