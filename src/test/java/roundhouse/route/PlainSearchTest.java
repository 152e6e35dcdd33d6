package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The solver against a search that tries everything, on small boards with rules of all kinds. */
class PlainSearchTest {
  private static final int BOARDS = 300;

  @Test
  void theBestRunsAreWorthAsMuchAsTryingEverythingFinds() {
    long withRuns = IntStream.range(0, BOARDS).filter(this::agrees).count();

    assertThat(withRuns).as("boards where something can run").isGreaterThan(BOARDS / 2);
  }

  private boolean agrees(int seed) {
    RandomProblem random = RandomProblem.of(seed);
    var plain = new PlainSearch(random.board(), random.problem());
    Best best = RouteSolver.best(random.problem());

    assertThat(new int[] {best.revenue(), best.subsidy()}).as("best of board %d", seed).isEqualTo(plain.best());
    assertThat(best.exact()).isTrue();
    assertThat(RouteSolver.anyRun(random.problem())).as("any run on board %d", seed).isEqualTo(plain.anyRun());
    isLegal(seed, random.problem(), best);
    Best quick = RouteSolver.best(random.problem(), seed % 40);
    isLegal(seed, random.problem(), quick);
    if (quick.exact()) assertThat(quick).isEqualTo(best);
    leavesNoTrainIdle(seed, random.problem(), best);
    if (!quick.runs().isEmpty()) leavesNoTrainIdle(seed, random.problem(), quick);
    best.runs().forEach(run -> whatIsLeftOutIsMissed(seed, random.problem(), best.runs(), run));
    return !best.runs().isEmpty();
  }

  private static void leavesNoTrainIdle(int seed, RouteProblem problem, Best best) {
    assertThat(RouteSolver.besides(problem, best.runs())).as("besides the runs on board %d", seed).isEmpty();
  }

  private static void whatIsLeftOutIsMissed(int seed, RouteProblem problem, List<Run> runs, Run without) {
    var others = new ArrayList<Run>(runs);
    others.remove(without);
    if (!(RunValue.check(problem, others) instanceof RunsValue)) return;
    Optional<Run> missed = RouteSolver.besides(problem, others);
    assertThat(missed).as("besides %s on board %d", others, seed).isPresent();
    others.add(missed.get());
    assertThat(RunValue.check(problem, others)).as("check of board %d: %s", seed, others).isInstanceOf(RunsValue.class);
  }

  private static void isLegal(int seed, RouteProblem problem, Best best) {
    RunCheck check = RunValue.check(problem, best.runs());
    assertThat(check).as("check of board %d: %s", seed, best).isInstanceOf(RunsValue.class);
    assertThat(((RunsValue) check).revenue()).isEqualTo(best.revenue());
    assertThat(((RunsValue) check).subsidy()).isEqualTo(best.subsidy());
  }
}
