package roundhouse.engine.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Title;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.Simulation;
import roundhouse.route.PlainSearch;
import roundhouse.route.RandomProblem;
import roundhouse.route.RouteSolution;
import roundhouse.route.RouteSolver;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.RunningTrain;
import roundhouse.route.problem.StopCount;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * Rules of all runs of a turn, on the tiny line: Aston 20, Barrow 10, Corby 30, Derby 20. RED's
 * only marker is in Corby, so that all its runs come there.
 */
class StatedRunSetsTest {
  private static final String TO_BARROW = "A3:0-_0 A5:3-_0 = A3.0 A5.0";
  private static final String TO_DERBY = "A5:0-_0 A7:3-_0 = A5.0 A7.0";

  private static Position turn(String option, String... trains) {
    Title title = option.isEmpty() ? Tiny.plain("tiny-sets") : Tiny.plain("tiny-sets", option);
    Setting setting = Setting.of(title, "Ann", "Bob");
    return (trains[0].equals("3") ? setting.phase("2") : setting)
        .company(
            "RED", it -> it.held("Ann", 60).withoutHome().operated(100).marker("A5").trains(trains))
        .operating("RED", "run-trains");
  }

  private static String best(Position turn) {
    return turn.play(turn.choices(RunTrains.class).getFirst()).told().getFirst();
  }

  private static RunTrains both(Position turn) {
    var trains = turn.company("RED").trains();
    return Runs.of(
        "RED", trains.get(0).id() + ": " + TO_BARROW, trains.get(1).id() + ": " + TO_DERBY);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 90",
    "paid-once, 60",
    "come-once, 50",
    "best, 110",
    "joined, 115",
    "many-joined, 115"
  })
  void whatTwoRunsEarnTogether(String option, int revenue) {
    assertThat(best(turn(option, "2", "2"))).isEqualTo("RED runs for £" + revenue);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 50",
    "paid-once, 50",
    "come-once, 50",
    "best, 60",
    "joined, 50",
    "many-joined, 75"
  })
  void whatOneRunEarns(String option, int revenue) {
    assertThat(best(turn(option, "2"))).isEqualTo("RED runs for £" + revenue);
  }

  @Test
  void runsThatShareAStopAreRefusedInTheWordsOfTheRule() {
    Position turn = turn("come-once", "2", "2");
    turn.refused(both(turn), "one run may come to Corby");
    assertThat(turn("paid-once", "2", "2").play(both(turn)).told().getFirst())
        .isEqualTo("RED runs for £60");
  }

  @Test
  void aRuleOfAllRunsMayConcernSomeTrainsAndPhases() {
    assertThat(best(turn("later", "2", "2"))).isEqualTo("RED runs for £90");
    Position threes = turn("later", "3", "3");
    threes.refused(both(threes), "only one of the runs may come to A5");
  }

  /** Networks that join two of the stops earn 25: every set of runs is tried. */
  @Test
  void theSearchFindsTheBestOfRunsThatMeet() {
    for (long seed = 0; seed < 200; seed++) {
      RandomProblem random = RandomProblem.of(seed);
      List<StopRef> stops = random.problem().markers().stream().toList();
      if (stops.size() < 2) continue;
      RouteProblem problem = joining(random.problem(), stops.getFirst(), stops.getLast());
      RouteSolution best = RouteSolver.best(problem);
      assertThat(new int[] {best.revenue(), best.subsidy()})
          .as("best of board %d", seed)
          .isEqualTo(new PlainSearch(random.board(), problem).best());
    }
  }

  private static RouteProblem joining(RouteProblem problem, StopRef one, StopRef other) {
    var joined =
        new StatedRunSets.Joined(
            Set.of("train"),
            problem.trains().size() == 1,
            List.of(
                new StopCount(StopCount.Part.PASSES, Set.of(one), 1),
                new StopCount(StopCount.Part.PASSES, Set.of(one, other), 2)),
            25);
    List<RunningTrain> trains =
        problem.trains().stream().map(train -> with(train, joined.shares())).toList();
    return problem
        .with(trains)
        .with(
            new StatedRunSets(List.of(), List.of(), List.of(joined), Optional.empty())
                .judged(Map.of()));
  }

  private static RunningTrain with(RunningTrain train, List<RunRule.Share> shares) {
    StopValues values = train.values();
    var rules = new ArrayList<RunRule>(values.rules());
    rules.addAll(shares);
    return train.with(new StopValues(values.revenue(), values.subsidy(), values.atEnd(), rules));
  }

  @ParameterizedTest
  @CsvSource({"paid-once", "come-once", "best", "joined", "many-joined", "later"})
  void gamesWithSuchRulesKeepAllInvariants(String option) {
    for (long seed = 1; seed <= 3; seed++)
      assertThat(
              Simulation.of(Tiny.plain("tiny-sets", option), 2, new RandomBot())
                  .checking()
                  .play(seed)
                  .outcome())
          .isInstanceOf(SimulationOutcome.Ended.class);
  }
}
