package roundhouse.engine.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.board.Board;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.route.PlainRunCheck;
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
 * @param ran the runs that it made
 * @param worth revenue of the runs under the title's rules; -1 if they are illegal
 * @param bestRuns the best ones
 * @param best revenue of the best runs; -1 if those are illegal
 * @param exact whether the search for the best runs was complete
 * @param faults what {@link PlainRunCheck} finds wrong with the best runs
 * @param ranFaults what it finds wrong with the runs made
 */
public record TurnRuns(
    String company,
    List<Run> ran,
    int worth,
    List<Run> bestRuns,
    int best,
    boolean exact,
    List<String> faults,
    List<String> ranFaults) {

  /** All turns of a game with runs, from its start on. */
  public static List<TurnRuns> of(Title title, GameState start, List<ReplayedAction> played) {
    var turns = new ArrayList<TurnRuns>();
    GameState state = start;
    for (ReplayedAction each : played) {
      if (each.action() instanceof Action.RunTrains run && !run.runs().isEmpty())
        turns.add(of(title, state, run));
      state = each.state();
    }
    return turns;
  }

  /** A turn of a game before the trains run. */
  public static TurnRuns of(Title title, GameState state, Action.RunTrains run) {
    return title.executor().run(() -> of(new Game(title, state), run));
  }

  private static TurnRuns of(Game game, Action.RunTrains made) {
    Company company = game.company(made.by());
    RouteProblem problem = new RouteProblems(game, company).problem();
    // A company that must connect two places may also leave its trains idle.
    RouteProblem run = made.runs().isEmpty() ? problem.withoutLink() : problem;
    Board board = game.state().board();
    RouteSolution best = RouteSolver.best(problem);
    List<String> faults =
        PlainRunCheck.faults(board, problem, best.runs(), best.revenue(), best.subsidy());
    faults.addAll(PlainRunCheck.faultsOfMarkers(board, problem, company.id()));
    List<String> ranFaults =
        RunValue.check(run, made.runs()) instanceof RunTotals ran
            ? PlainRunCheck.faults(board, run, made.runs(), ran.revenue(), ran.subsidy())
            : List.of();
    return new TurnRuns(
        company.id(),
        made.runs(),
        worth(game, company, run, made.runs()),
        best.runs(),
        worth(game, company, problem, best.runs()),
        best.exact(),
        faults,
        ranFaults);
  }

  private static int worth(Game game, Company company, RouteProblem problem, List<Run> runs) {
    RunCheckResult check = RunValue.check(problem, runs);
    return check instanceof RunTotals value
        ? RunTrainsStep.income(game, company, runs, value.revenue(), value.subsidy()).revenue()
        : -1;
  }

  /** What was missed where the best runs are worth more than those made. */
  public String missed() {
    Map<String, Run> made = ran.stream().collect(Collectors.toMap(Run::train, run -> run));
    var missed = new ArrayList<String>();
    for (Run run : bestRuns) {
      Run other = made.get(run.train());
      if (other == null) missed.add("the " + run.train() + " stayed idle");
      else if (!same(run, other))
        missed.add(
            "the %s %s"
                .formatted(
                    run.train(),
                    sameTrack(run, other) ? "called at other stops" : "took another way"));
    }
    return missed.isEmpty() ? "the same runs" : String.join(", ", missed);
  }

  private static boolean same(Run one, Run other) {
    return sameTrack(one, other) && List.copyOf(one.calls()).equals(other.calls());
  }

  private static boolean sameTrack(Run one, Run other) {
    return one.track().equals(other.track()) || one.track().reversed().equals(other.track());
  }
}
