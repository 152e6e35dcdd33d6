package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;

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
    return !best.runs().isEmpty();
  }

  private static void isLegal(int seed, RouteProblem problem, Best best) {
    RunCheck check = RunValue.check(problem, best.runs());
    assertThat(check).as("check of board %d: %s", seed, best).isInstanceOf(RunsValue.class);
    assertThat(((RunsValue) check).revenue()).isEqualTo(best.revenue());
    assertThat(((RunsValue) check).subsidy()).isEqualTo(best.subsidy());
  }
}
