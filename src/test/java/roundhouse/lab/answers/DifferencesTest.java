package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import roundhouse.lab.rows.FigureKind;

class DifferencesTest {
  private static final Figure PHASE = new Figure(FigureKind.TIME, "phase-began", "5");
  private static final Figure SETS = new Figure(FigureKind.NUMBER, "sets", "");
  private static final Questions NOTHING = Questions.of(List.of());

  @Test
  void aTimeThatOneSideNeverReachesIsLaterThereWhateverTheLongestGame() {
    var times = new PairTally(FigureKind.TIME);
    for (int game = 0; game < 8; game++) times.add(game, 5, PairTally.NEVER, 0);
    times.add(8, 5, 4, 0);
    Difference found = times.difference(List.of(PHASE), 10);

    assertThat(List.of(found.lower(), found.higher())).containsExactly(1, 8);
    assertThat(found.reached().orElseThrow().value()).as("in 1 of 10, not 9").isEqualTo(-0.8);
    assertThat(found.value().value()).as("where both come").isEqualTo(-1);
  }

  @Test
  void aMeanIsComparedInPairs() {
    var sums = new PairSums();
    double[] changes = {1, 2, 3, 4, 5, 6, 7, 8};
    for (double change : changes) sums.add(10 * change, 11 * change, 1);
    PairedChange found = sums.change(false);

    assertThat(found.value()).isEqualTo(4.5);
    assertThat(found.interval(0.05).low())
        .as("4.5 - 2.3646 · 0.8660")
        .isEqualTo(2.4522, within(0.001));
    assertThat(found.chance()).as("t = 5.196 with 7").isEqualTo(0.0078125, within(0.0005));
    assertThat(found.correlation()).isEqualTo(1, within(1e-9));
  }

  @Test
  void aShareIsComparedByTheGamesInWhichOnlyOneSideHasIt() {
    var sums = new PairSums();
    sums.add(1, 1, 80);
    sums.add(0, 1, 8);
    sums.add(1, 0, 2);
    PairedChange found = sums.change(true, 100);

    assertThat(found.chance()).as("a coin, 8 to 2").isEqualTo(0.109375, within(1e-6));
    assertThat(found.value()).isEqualTo(0.06);
    assertThat(found.interval(0.05).low()).isNegative();
  }

  @Test
  void ofManyFiguresEachIsCorrectedForTheirNumber() {
    Differences found = judged(NOTHING, 0.009, 0.019, 0.029, 0.039, 0.1);

    assertThat(found.clear()).as("0.009 of 0.05 / 5, …, 0.039 of 0.05 · 4 / 5").hasSize(4);
    assertThat(found.told()).allSatisfy(each -> assertThat(each.error()).isEqualTo(0.04));
    assertThat(judged(NOTHING, 0.02, 0.1, 0.1).clear()).as("0.02 is above 0.05 / 3").isEmpty();
  }

  @Test
  void whatIsAskedIsNotCorrectedForWhatIsNot() {
    double[] chances = new double[40];
    Arrays.fill(chances, 0.5);
    chances[0] = 0.02;

    assertThat(judged(NOTHING, chances).clear()).isEmpty();
    Differences asked = judged(Questions.of(List.of("sets 0")), chances);
    assertThat(asked.asked()).singleElement().matches(Difference::clear);
    assertThat(asked.told()).hasSize(39);
  }

  @Test
  void questionsAreCorrectedForTheirNumberByHolm() {
    Questions three = Questions.of(List.of("sets 0", "sets 1", "sets 2"));

    assertThat(judged(three, 0.016, 0.024, 0.049).asked()).allMatch(Difference::clear);
    assertThat(judged(three, 0.016, 0.026, 0.049).asked().stream().map(Difference::clear))
        .as("0.026 is above 0.05 / 2, which stops it")
        .containsExactly(true, false, false);
    assertThat(judged(three, 0.018, 0.019, 0.02).asked()).noneMatch(Difference::clear);
  }

  @Test
  void anIntervalHasNoZeroWhereAndOnlyWhereItsDifferenceIsClear() {
    Questions three = Questions.of(List.of("sets 0", "sets 1", "sets 2"));
    for (int step = 1; step < 60; step++) {
      double chance = step / 600.0;
      Differences found = judged(three, 0.001, chance, 0.03, 0.002, chance, 0.04, 0.2);
      Stream.concat(found.asked().stream(), found.told().stream())
          .forEach(
              each -> {
                Estimate interval = each.interval(each.value());
                assertThat(interval.low() > 0 || interval.high() < 0)
                    .as("%s at %s: %s", each.figure().id(), chance, interval)
                    .isEqualTo(each.clear());
              });
    }
  }

  @Test
  void whereFewGamesDifferNothingIsClear() {
    assertThat(raised(PairedChange.ENOUGH - 1).told()).isEmpty();
    assertThat(raised(PairedChange.ENOUGH).told()).hasSize(1);
  }

  private static Differences raised(int differ) {
    var tally = new PairTally(FigureKind.NUMBER);
    for (int pair = 0; pair < differ; pair++) tally.add(pair, 0, 1, 0);
    return Differences.of(List.of(tally.difference(List.of(SETS), 500)), NOTHING, 500);
  }

  @Test
  void figuresWithTheSameValuesInAllGamesAreOneThatNamesTheEarliestFirst() {
    Figure train = new Figure(FigureKind.TIME, "train-first-sold", "5");
    Figure rusts = new Figure(FigureKind.TIME, "train-rusted", "3");
    Figure late = new Figure(FigureKind.TIME, "bank-broke", "");
    var pair = new SidePair(new SideTally("one"), new SideTally("other"));
    for (int game = 0; game < 10; game++) {
      double time = 5 + game % 3;
      double end = game == 3 ? 9.5 : 9;
      pair.add(
          inOrder(train, time, PHASE, time, rusts, time, late, 9),
          inOrder(train, time - 1, PHASE, time - 1, rusts, time - 1, late, end));
    }
    Differences found = pair.differences(Questions.of(List.of("phase-began 5")));

    assertThat(found.asked())
        .singleElement()
        .extracting(Difference::figures)
        .isEqualTo(List.of(train, PHASE, rusts));
    assertThat(found.rare()).extracting(Difference::figure).containsExactly(late);
    assertThat(DifferenceSentence.asked(found.asked().getFirst()))
        .startsWith(
            "The first 5-train is sold 1.0 sets earlier"
                + " (with it: phase 5 begins, the 3-trains rust; ");
  }

  private static Map<Figure, Double> inOrder(Object... all) {
    var figures = new LinkedHashMap<Figure, Double>();
    for (int i = 0; i < all.length; i += 2)
      figures.put((Figure) all[i], ((Number) all[i + 1]).doubleValue());
    return figures;
  }

  /** Figures named "sets 0", "sets 1", … that chance alone would show so often. */
  private static Differences judged(Questions questions, double... chances) {
    return Differences.of(
        IntStream.range(0, chances.length)
            .mapToObj(
                index ->
                    withChance(new Figure(FigureKind.NUMBER, "sets", "" + index), chances[index]))
            .toList(),
        questions,
        400);
  }

  private static Difference withChance(Figure figure, double chance) {
    double freedom = 399;
    double change = Intervals.reach(freedom, chance) * 0.1;
    var value = new PairedChange(false, 400, 150, 250, 5, 5 + change, change, 0.1, 0);
    return Difference.of(List.of(figure), value.pairs(), 150, 250, Optional.empty(), value);
  }
}
