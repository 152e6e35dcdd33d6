package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.RouteRules;
import roundhouse.design.spec.RouteRules.Meeting;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RequiredLink;
import roundhouse.route.problem.RouteProblem;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/** Compares the solver with an exhaustive search, on small boards with all kinds of rules. */
class PlainSearchTest {
  private static final int BOARDS = 300;

  @Test
  void theBestRunsAgreeWithTryingEverything() {
    long withRuns = IntStream.range(0, BOARDS).filter(this::agrees).count();

    assertThat(withRuns).as("boards with runs").isGreaterThan(BOARDS / 2);
  }

  @Test
  void rulesOfRunsMakeADifferenceOnManyBoards() {
    assertThat(boardsThatDiffer(PlainSearchTest::withoutRules))
        .as("boards where rules change what is best")
        .isGreaterThan(BOARDS / 5);
  }

  @Test
  void judgesOfRunsMakeADifferenceOnManyBoards() {
    assertThat(boardsThatDiffer(PlainSearchTest::withoutJudge))
        .as("boards where a judge changes what is best")
        .isGreaterThan(BOARDS / 10);
  }

  private static long boardsThatDiffer(UnaryOperator<RouteProblem> without) {
    return IntStream.range(0, BOARDS)
        .mapToObj(seed -> RandomProblem.of(seed).problem())
        .filter(problem -> revenue(problem) != revenue(without.apply(problem)))
        .count();
  }

  private static RouteProblem withoutJudge(RouteProblem problem) {
    return new RouteProblem(
        problem.track(),
        problem.trains(),
        problem.markers(),
        problem.home(),
        problem.blocked(),
        problem.rules(),
        problem.haltsIgnored(),
        problem.goal());
  }

  private static int revenue(RouteProblem problem) {
    return RouteSolver.best(problem).revenue();
  }

  private static RouteProblem withoutRules(RouteProblem problem) {
    return problem.with(
        problem.trains().stream()
            .map(
                train ->
                    train.with(
                        new StopValues(
                            train.values().revenue(),
                            train.values().subsidy(),
                            train.values().atEnd())))
            .toList());
  }

  @Test
  void payingForTrackFindsEquallyGoodRuns() {
    findsEquallyGoodRuns(1, Long.MAX_VALUE);
  }

  @Test
  void goingToTheLastAimAtOnceFindsEquallyGoodRuns() {
    findsEquallyGoodRuns(Long.MAX_VALUE, 0);
  }

  private static void findsEquallyGoodRuns(long easy, long quick) {
    for (int seed = 0; seed < BOARDS; seed++) {
      RouteProblem problem = RandomProblem.of(seed).problem();
      var task = new IndexedProblem(problem, RouteNet.of(problem.track()));
      var search =
          new RunCombiner(
              task, SearchBudget.unlimited(), task.roomForTrack(), List.of(), easy, quick);
      List<Run> runs = search.best();

      assertThat(RunValue.check(problem, runs))
          .as("check of board %d", seed)
          .isInstanceOf(RunTotals.class);
      RouteSolution best = RouteSolver.best(problem);
      assertThat(search.score())
          .as("best of board %d", seed)
          .isEqualTo(problem.goal().score(best.revenue(), best.subsidy()));
    }
  }

  @Test
  void theBestRunsWithALinkAgreeWithTryingEverything() {
    long joined = IntStream.range(0, 2 * BOARDS).filter(PlainSearchTest::agreesOnALink).count();

    assertThat(joined).as("boards where two stops can be joined").isGreaterThan(BOARDS / 20);
  }

  private static boolean agreesOnALink(int seed) {
    RandomProblem random = RandomProblem.of(seed);
    List<StopRef> cities =
        random.problem().markers().stream()
            .sorted(Comparator.comparing(StopRef::toString))
            .toList();
    if (cities.size() < 2) return false;
    var link = new RequiredLink(cities.getFirst(), cities.getLast());
    RouteProblem problem = eachForItself(random.problem()).with(link);
    RouteSolution best = RouteSolver.best(problem);

    assertThat(new int[] {best.revenue(), best.subsidy()})
        .as("best of board %d with %s", seed, link)
        .isEqualTo(new PlainSearch(random.board(), problem).best());
    if (!best.runs().isEmpty()) isLegal(seed, random, problem, best);
    return !best.runs().isEmpty();
  }

  /**
   * Runs that join two stops are searched train by train, without the title's rules about all runs
   * of a turn; judges of all runs count.
   */
  private static RouteProblem eachForItself(RouteProblem problem) {
    RouteRules rules = problem.rules();
    var free =
        new RouteRules(
            rules.skipTowns(),
            rules.callAtEnds(),
            rules.haltSubsidy(),
            rules.skipMarkers(),
            false,
            Meeting.NEVER,
            rules.reenterHexes(),
            0,
            List.of(),
            List.of());
    var alone =
        new RouteProblem(
            problem.track(),
            problem.trains(),
            problem.markers(),
            problem.home(),
            problem.blocked(),
            free,
            problem.haltsIgnored(),
            problem.goal());
    return problem.judged().map(alone::with).orElse(alone);
  }

  private boolean agrees(int seed) {
    RandomProblem random = RandomProblem.of(seed);
    var plain = new PlainSearch(random.board(), random.problem());
    RouteSolution best = RouteSolver.best(random.problem());

    assertThat(new int[] {best.revenue(), best.subsidy()})
        .as("best of board %d", seed)
        .isEqualTo(plain.best());
    assertThat(best.exact()).isTrue();
    assertThat(RouteSolver.anyRun(random.problem()))
        .as("any run on board %d", seed)
        .isEqualTo(plain.anyRun() || isJudgedTogether(random) && !best.runs().isEmpty());
    isLegal(seed, random, random.problem(), best);
    RouteSolution quick = RouteSolver.best(random.problem(), seed % 40);
    isLegal(seed, random, random.problem(), quick);
    if (quick.exact()) assertThat(quick).isEqualTo(best);
    leavesNoTrainIdle(seed, random.problem(), best);
    if (!quick.runs().isEmpty() && random.problem().judged().isEmpty())
      leavesNoTrainIdle(seed, random.problem(), quick);
    if (!isJudgedTogether(random))
      best.runs().forEach(run -> whatIsLeftOutIsMissed(seed, random.problem(), best.runs(), run));
    return !best.runs().isEmpty();
  }

  private static boolean isJudgedTogether(RandomProblem random) {
    return random.problem().judged().filter(JudgedRuns::all).isPresent();
  }

  private static void leavesNoTrainIdle(int seed, RouteProblem problem, RouteSolution best) {
    assertThat(RouteSolver.idleRun(problem, best.runs()))
        .as("idle run beside the best on board %d", seed)
        .isEmpty();
  }

  private static void whatIsLeftOutIsMissed(
      int seed, RouteProblem problem, List<Run> runs, Run without) {
    var others = new ArrayList<Run>(runs);
    others.remove(without);
    if (!(RunValue.check(problem, others) instanceof RunTotals)) return;
    Optional<Run> missed = RouteSolver.idleRun(problem, others);
    assertThat(missed).as("idle run beside %s on board %d", others, seed).isPresent();
    others.add(missed.get());
    assertThat(RunValue.check(problem, others))
        .as("check of board %d: %s", seed, others)
        .isInstanceOf(RunTotals.class);
  }

  private static void isLegal(
      int seed, RandomProblem random, RouteProblem problem, RouteSolution best) {
    assertThat(
            PlainRunCheck.faults(
                random.board(), problem, best.runs(), best.revenue(), best.subsidy()))
        .as("faults on board %d: %s", seed, best)
        .isEmpty();
    RunCheckResult check = RunValue.check(problem, best.runs());
    assertThat(check).as("check of board %d: %s", seed, best).isInstanceOf(RunTotals.class);
    assertThat(((RunTotals) check).revenue()).isEqualTo(best.revenue());
    assertThat(((RunTotals) check).subsidy()).isEqualTo(best.subsidy());
  }
}
