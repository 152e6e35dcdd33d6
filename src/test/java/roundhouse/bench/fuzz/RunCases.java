package roundhouse.bench.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.engine.runs.TurnRuns;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.route.PlainRunCheck;
import roundhouse.route.PlainSearch;
import roundhouse.route.RandomProblem;
import roundhouse.route.RouteSolution;
import roundhouse.route.RouteSolver;
import roundhouse.route.RunCheckResult;
import roundhouse.route.RunFault;
import roundhouse.route.RunTotals;
import roundhouse.route.RunValue;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;

/**
 * Best runs on random boards, and in the turns of games of bots: no rule may forbid them, none may
 * be better, and the two checks of runs must agree about runs that are slightly changed.
 */
final class RunCases {
  private static final int BOARDS = 40;
  private static final int CHANGES = 20;
  private static final int MOST_ACTIONS = 500;

  private RunCases() {}

  static CaseOutcome run(FuzzProject project, Random random) throws IOException {
    if (random.nextInt(4) == 0) return games(project, random);
    for (int board = 0; board < BOARDS; board++) board(random.nextLong());
    return CaseOutcome.ENDED;
  }

  private static void board(long seed) {
    RandomProblem random = RandomProblem.of(seed);
    RouteProblem problem = random.problem();
    RouteSolution best = RouteSolver.best(problem);
    String where = "on the random board " + seed;
    require(
        where,
        PlainRunCheck.faults(random.board(), problem, best.runs(), best.revenue(), best.subsidy()));
    var search = new PlainSearch(random.board(), problem);
    int[] plain = search.best();
    if (plain[0] != best.revenue() || plain[1] != best.subsidy())
      throw new Finding(
          "%s the best runs earn %d and %d, not %d and %d: %s"
              .formatted(
                  where, plain[0], plain[1], best.revenue(), best.subsidy(), search.bestInWords()));
    var changes = new Random(seed);
    for (int change = 0; change < CHANGES && !best.runs().isEmpty(); change++)
      requireAgreement(where, random, changed(best.runs(), changes));
  }

  private static void require(String where, List<String> faults) {
    if (!faults.isEmpty()) throw new Finding(where + ": " + String.join("; ", faults));
  }

  private static void requireAgreement(String where, RandomProblem random, List<Run> runs) {
    RunCheckResult checked = RunValue.check(random.problem(), runs);
    RunTotals worth = checked instanceof RunTotals totals ? totals : new RunTotals(List.of(), 0, 0);
    List<String> faults =
        PlainRunCheck.faults(
            random.board(), random.problem(), runs, worth.revenue(), worth.subsidy());
    if (checked instanceof RunFault fault && faults.isEmpty())
      throw new Finding(where + " " + runs + " are refused: " + fault.reason());
    if (checked instanceof RunTotals) require(where + " " + runs + " are accepted", faults);
  }

  /** Runs with a call, a piece or a run more or less, or with those of another train. */
  private static List<Run> changed(List<Run> runs, Random random) {
    var all = new ArrayList<>(runs);
    int at = random.nextInt(all.size());
    Run run = all.get(at);
    var track = new ArrayList<>(run.track());
    var calls = new ArrayList<>(run.calls());
    switch (random.nextInt(6)) {
      case 0 -> calls.remove(random.nextInt(calls.size()));
      case 1 -> calls.add(calls.get(random.nextInt(calls.size())));
      case 2 -> track.remove(random.nextInt(track.size()));
      case 3 -> track.removeLast();
      case 4 -> track.add(track.get(random.nextInt(track.size())));
      default -> {
        all.remove(at);
        return all;
      }
    }
    all.set(at, new Run(run.train(), track, calls));
    return all;
  }

  private static CaseOutcome games(FuzzProject project, Random random) throws IOException {
    String name = new TextMutator(random).pick(project.designs());
    Set<String> options = FuzzProject.options(project.title(name), random);
    Optional<Title> loaded = project.loader().loadAlone(name, options).title();
    if (loaded.isEmpty()) return CaseOutcome.REFUSED;
    var range = loaded.get().design().players();
    int players = range.min() + random.nextInt(range.max() - range.min() + 1);
    Title title = loaded.get().forPlayers(players);
    var game =
        Simulation.seated(title, players, List.of(new SensibleBot(), new RandomBot()))
            .withLimits(new SimulationLimits(1 + random.nextInt(MOST_ACTIONS)))
            .play(random.nextLong());
    SavedGameReplay replay = SavedGameReplay.of(title, game.log());
    for (int at = 0; at < replay.actionCount(); at++) {
      if (!(game.log().actions().get(at) instanceof Action.RunTrains run)) continue;
      TurnRuns turn = TurnRuns.of(title, replay.states().get(at), run);
      String where =
          "%s with the options %s, after %d actions: %s"
              .formatted(name, options, at, turn.bestRuns());
      require(where, turn.faults());
      require(where + " made", turn.ranFaults());
      if (turn.worth() > turn.best() || turn.worth() < 0)
        throw new Finding(where + " earn " + turn.best() + ", those made " + turn.worth());
    }
    return CaseOutcome.ENDED;
  }
}
