package roundhouse.route;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which runs of a train are left when others have taken track. */
class FreeRunsTest {
  private static final int KEYS = 300;

  @Test
  void theBestRunThatAvoidsTakenTrackIsNext() {
    RunList list = RunList.of(List.of(run(50, 1), run(40, 2), run(30, 1, 2), run(20, 3)));

    FreeRuns free = list.without(keys(1));

    assertThat(free.next(0, 0)).isEqualTo(1);
    assertThat(free.next(2, 0)).isEqualTo(3);
    assertThat(free.next(4, 0)).isEqualTo(-1);
  }

  @Test
  void aRunWorthTooLittleIsNotLookedFor() {
    FreeRuns free = RunList.of(List.of(run(50, 1), run(40, 2))).without(keys(1));

    assertThat(free.next(0, 39)).isEqualTo(1);
    assertThat(free.next(0, 40)).isEqualTo(-1);
  }

  @Test
  void longListsAreLookedThroughToTheirEnd() {
    List<RunCandidate> runs =
        IntStream.range(0, 200).mapToObj(at -> run(1000 - at, at < 199 ? 7 : 250)).toList();

    assertThat(RunList.of(runs).without(keys(7)).next(0, 0)).isEqualTo(199);
    assertThat(RunList.of(runs).without(keys(7, 250)).next(0, 0)).isEqualTo(-1);
    assertThat(RunList.of(runs).without(keys()).next(130, 0)).isEqualTo(130);
  }

  @Test
  void droppedRunsAreNeverFree() {
    RunList list = RunList.of(List.of(run(50, 1), run(40, 2), run(30, 3))).above(30);

    assertThat(list.size()).isEqualTo(2);
    assertThat(list.without(keys(1, 2)).next(0, 0)).isEqualTo(-1);
  }

  @Test
  void lookingCostsWords() {
    List<RunCandidate> runs = IntStream.range(0, 640).mapToObj(_ -> run(10, 5)).toList();
    FreeRuns free = RunList.of(runs).without(keys(5));
    free.words();

    free.next(0, 0);

    assertThat(free.words()).isEqualTo(10);
    assertThat(free.words()).isZero();
  }

  private static RunCandidate run(long score, int... keys) {
    var calls = new CallChooser.Calls(score, new long[1], 0, 0, 0);
    var way = new RunWay(List.of(), List.of(), new int[0]);
    return new RunCandidate(way, keys(keys), new long[1], 0, calls, score, true);
  }

  private static long[] keys(int... numbers) {
    long[] keys = BitWords.room(KEYS);
    for (int number : numbers) BitWords.add(keys, number);
    return keys;
  }
}
