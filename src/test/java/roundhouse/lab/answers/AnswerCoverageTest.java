package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.lab.rows.FigureKind;

/** What intervals and verdicts promise, held against many experiments with a known truth. */
class AnswerCoverageTest {
  private static final int RUNS = 2000;

  /** Of 2000 runs, 5 in 100, and three standard deviations of what that many show by chance. */
  private static final int FIVE_OF_A_HUNDRED =
      (int) (RUNS * 0.05 + 3 * Math.sqrt(RUNS * 0.05 * 0.95));

  private static final Questions NOTHING = Questions.of(List.of());

  @ParameterizedTest
  @CsvSource({
    "0, 0.005, 100",
    "0, 0.02, 100",
    "0, 0.05, 60",
    "0, 0.1, 100",
    "0, 0.3, 60",
    "0.9, 0, 100",
    "0.01, 0.02, 200",
    "0.1, 0.1, 60",
    "0.05, 0.2, 100",
    "0.001, 0.001, 500"
  })
  void anIntervalOfAShareMissesInFiveOfAHundred(double gone, double added, int pairs) {
    var random = new Random(pairs);
    int missed = 0;
    for (int run = 0; run < RUNS; run++) {
      var sums = new PairSums();
      for (int pair = 0; pair < pairs; pair++) {
        double drawn = random.nextDouble();
        if (drawn < gone) sums.add(1, 0, 1);
        else if (drawn < gone + added) sums.add(0, 1, 1);
      }
      Estimate found = sums.change(true, pairs).interval(0.05);
      if (found.low() > added - gone || found.high() < added - gone) missed++;
    }
    assertThat(missed).isLessThanOrEqualTo(FIVE_OF_A_HUNDRED);
  }

  /** Of a hundred figures thirty differ, by as much as is called clear in a part of the runs. */
  @Test
  void ofTheIntervalsOfClearDifferencesFiveOfAHundredMiss() {
    var random = new Random(3);
    double missed = 0;
    int runs = 300;
    for (int run = 0; run < runs; run++) {
      var all = new ArrayList<Difference>();
      for (int figure = 0; figure < 100; figure++)
        all.add(normal(figure, truth(figure), 60, random));
      List<Difference> clear = Differences.of(all, NOTHING, 60).clear();
      long wrong = clear.stream().filter(AnswerCoverageTest::misses).count();
      missed += wrong / (double) Math.max(1, clear.size());
    }
    assertThat(missed / runs).isLessThan(0.055);
  }

  private static double truth(int figure) {
    return figure < 30 ? 0.4 : 0;
  }

  private static boolean misses(Difference each) {
    Estimate found = each.interval(each.value());
    double truth = truth(Integer.parseInt(each.figure().what()));
    return found.low() > truth || found.high() < truth;
  }

  /** One of three questions has an effect; the intervals of all hold together. */
  @Test
  void questionsAreWrongTogetherInFiveOfAHundredAndFoundAmongManyFigures() {
    var random = new Random(4);
    Questions three = Questions.of(List.of("sets 0", "sets 50", "sets 51"));
    int runs = 500;
    int wrong = 0;
    int missed = 0;
    int found = 0;
    for (int run = 0; run < runs; run++) {
      var all = new ArrayList<Difference>();
      for (int figure : List.of(0, 50, 51)) all.add(normal(figure, truth(figure), 60, random));
      for (int figure = 60; figure < 100; figure++) all.add(normal(figure, 0, 60, random));
      List<Difference> asked = Differences.of(all, three, 60).asked();
      if (asked.stream().anyMatch(each -> each.clear() && !each.isNamed("sets 0"))) wrong++;
      if (asked.stream().anyMatch(AnswerCoverageTest::misses)) missed++;
      if (asked.stream().anyMatch(each -> each.clear() && each.isNamed("sets 0"))) found++;
    }
    int most = (int) (runs * 0.05 + 3 * Math.sqrt(runs * 0.05 * 0.95));
    assertThat(wrong).isLessThanOrEqualTo(most);
    assertThat(missed).isLessThanOrEqualTo(most);
    assertThat(found).as("3.1 standard errors").isGreaterThan(runs * 7 / 10);
  }

  /** Whoever plays the larger number of games finds what is there in 8 of 10 experiments. */
  @Test
  void soManyGamesTellAsTheSentenceSays() {
    var random = new Random(5);
    int followed = 0;
    int clear = 0;
    for (int run = 0; run < 400; run++) {
      Difference first = among(39, normal(0, 0.25, 60, random), random);
      PairedChange.Needed needed = first.needed();
      if (first.clear() || needed.most() > 5000) continue;
      followed++;
      int pairs = (int) Math.ceil(needed.most());
      if (among(39, normal(0, 0.25, pairs, random), random).clear()) clear++;
    }
    assertThat(followed).isGreaterThan(150);
    assertThat(clear / (double) followed).isGreaterThan(0.8);
  }

  /** A difference judged among others of figures that do not differ. */
  private static Difference among(int others, Difference one, Random random) {
    var all = new ArrayList<>(List.of(one));
    IntStream.rangeClosed(1, others).forEach(each -> all.add(normal(each + 50, 0, 60, random)));
    return Differences.of(all, NOTHING, 60).of(one.figure()).orElseThrow();
  }

  /** A figure whose changes are normal with a deviation of 1. */
  private static Difference normal(int figure, double truth, int pairs, Random random) {
    var tally = new PairTally(FigureKind.NUMBER);
    for (int pair = 0; pair < pairs; pair++) tally.add(pair, 0, truth + random.nextGaussian(), 0);
    return tally.difference(List.of(new Figure(FigureKind.NUMBER, "sets", "" + figure)), pairs);
  }
}
