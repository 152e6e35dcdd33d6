package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.route.problem.Run;

/** The runs of people and machines in recorded games, checked and valued by this package. */
@Tag("slow")
class RecordedRunValuesTest {
  /** Turns in which the recording engine let a run end at a halt, which the rulebook forbids. */
  private static final Map<String, Set<Integer>> EXCEPTIONS = Map.of("19354", Set.of(251, 317));

  @Test
  void recordedRunsAreLegalAndHaveTheRecordedValue() {
    int turns =
        forEachTurn(
            (at, turn) -> {
              var runs = new ArrayList<Run>();
              for (RunInPieces run : turn.runs()) {
                assertThat(run.resolve(turn.problem().track()))
                    .as("track of %s in %s", run, at)
                    .isPresent();
                runs.add(run.resolve(turn.problem().track()).orElseThrow());
              }
              RunCheckResult check = RunValue.check(turn.problem(), runs);
              assertThat(check).as(at).isInstanceOf(RunTotals.class);
              List<RunValue> values = ((RunTotals) check).runs();
              assertThat(values.stream().map(value -> turn.lease().paid(value.revenue())).toList())
                  .as(at)
                  .isEqualTo(turn.revenue());
              assertThat(values.stream().map(RunValue::subsidy).toList())
                  .as(at)
                  .isEqualTo(turn.subsidy());
            });

    assertThat(turns).isGreaterThan(1000);
  }

  @Test
  void noRecordedTurnEarnedMoreThanTheBestRuns() {
    forEachTurn(
        (at, turn) -> {
          RouteSolution best = RouteSolver.best(turn.problem());
          int paid = turn.lease().paid(best.revenue());
          int earned = sum(turn.revenue());

          assertThat(best.exact()).isTrue();
          assertThat(paid).as(at).isGreaterThanOrEqualTo(earned);
          if (paid == earned)
            assertThat(best.subsidy()).as(at).isGreaterThanOrEqualTo(sum(turn.subsidy()));
          assertThat(RunValue.check(turn.problem(), best.runs()))
              .as(at)
              .isInstanceOf(RunTotals.class);
          assertThat(RouteSolver.anyRun(turn.problem())).as(at).isEqualTo(!best.runs().isEmpty());
        });
  }

  private static int forEachTurn(BiConsumer<String, RecordedTurns.Turn> check) {
    int[] count = {0};
    RecordedTurns.ofTitle("1860")
        .forEach(
            (game, turns) -> {
              for (RecordedTurns.Turn turn : turns) {
                if (turn.runs().isEmpty()
                    || EXCEPTIONS.getOrDefault(game, Set.of()).contains(turn.id())) continue;
                check.accept("action " + turn.id() + " of " + game, turn);
                count[0]++;
              }
            });
    return count[0];
  }

  private static int sum(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).sum();
  }
}
