package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

class DifferencesTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");
  private static final Figure SETS = new Figure(FigureKind.NUMBER, "sets", "");
  private static final Figure SEAT = new Figure(FigureKind.SHARE, "seat-wins", "1");

  @Test
  void aTimeThatOneSideNeverReachesIsLaterThere() {
    var times = new PairTally.Times();
    for (int game = 0; game < 8; game++) times.add(5, PairTally.NEVER);
    PairSums sums = times.sums(10, 12);

    assertThat(sums.higher()).isEqualTo(8);
    assertThat(sums.difference()).as("seven sets later in eight of ten").isEqualTo(5.6);
  }

  @Test
  void aMeanIsComparedInPairs() {
    var sums = new PairSums();
    double[] changes = {1, 2, 3, 4, 5, 6, 7, 8};
    for (double change : changes) sums.add(10 * change, 11 * change, 1);
    Difference found = Difference.of(SETS, sums);

    assertThat(found.change().value()).isEqualTo(4.5);
    assertThat(found.change().low()).as("4.5 - 2.3646 · 0.8660").isEqualTo(2.4522, within(0.001));
    assertThat(found.chance()).as("t = 5.196 with 7").isEqualTo(0.0078125, within(0.0005));
    assertThat(found.correlation()).isEqualTo(1, within(1e-9));
  }

  @Test
  void aShareIsComparedByTheGamesInWhichOnlyOneSideHasIt() {
    var sums = new PairSums();
    sums.add(1, 1, 80);
    sums.add(0, 1, 8);
    sums.add(1, 0, 2);
    sums.add(0, 0, 10);
    Difference found = Difference.of(SEAT, sums);

    assertThat(found.chance()).as("a coin, 8 to 2").isEqualTo(0.109375, within(1e-6));
    assertThat(found.change().value()).isEqualTo(0.06);
    assertThat(found.change().low()).as("(2 · 0.4439 - 1) · 0.1").isEqualTo(-0.01122, within(1e-4));
  }

  @Test
  void ofManyFiguresEachIsCorrectedForTheirNumber() {
    var told =
        Differences.of(IntStream.of(1, 2, 3, 4, 10).mapToObj(DifferencesTest::withChance).toList());

    assertThat(told.told().stream().map(Difference::corrected).map(each -> Math.round(each * 1000)))
        .as("0.01 · 5 / 1, 0.02 · 5 / 2, …")
        .containsExactly(50L, 50L, 50L, 50L, 100L);
    assertThat(told.clear()).hasSize(4);
  }

  @Test
  void whereFewGamesDifferNothingIsClear() {
    var sums = new PairSums();
    sums.add(0, 1, Difference.ENOUGH - 1);
    sums.add(0, 0, 500);

    assertThat(Differences.of(List.of(Difference.of(SETS, sums))).told()).isEmpty();
    sums.add(0, 1, 1);
    assertThat(Differences.of(List.of(Difference.of(SETS, sums))).told()).hasSize(1);
  }

  @Test
  void aDifferenceIsToldInASentence() {
    var answers = new Answers(List.of("1860", "mine"), List.of(3));
    for (int game = 0; game < 10; game++) {
      boolean earlier = game < 7;
      answers.add(StoredGames.game("1860", game, Map.of(PHASE, earlier ? 7.0 : 5.0)));
      answers.add(StoredGames.game("mine", game, Map.of(PHASE, earlier ? 6.0 : 6.3)));
    }
    SidePair pair = answers.tables().getFirst().pairs().getFirst();
    Difference found = pair.differences().of(PHASE).orElseThrow();

    assertThat(DifferenceSentence.of(found, pair))
        .startsWith("Phase 5 begins")
        .contains("0.3 sets earlier (95 %: −1.1 to +0.5; earlier in 7 games, later in 3)")
        .endsWith("could be chance; about 110 games would tell.");
  }

  private static Difference withChance(int percent) {
    return new Difference(
        new Figure(FigureKind.NUMBER, "sets", "" + percent),
        100,
        1,
        2,
        new Estimate(1, 1 - percent, 1 + percent),
        10,
        20,
        percent / 100.0,
        1,
        0,
        100);
  }
}
