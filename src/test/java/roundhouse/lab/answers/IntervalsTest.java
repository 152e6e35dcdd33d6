package roundhouse.lab.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.DoubleStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import roundhouse.lab.answers.SideTally.GameEnds;
import roundhouse.lab.answers.SideTally.Incidence;

/** Held against published figures of each method. */
class IntervalsTest {
  private static final Offset<Double> EXACT = within(0.0005);

  @Test
  void aShareHasTheIntervalOfWilson() {
    is(Intervals.share(8, 10), 0.8, 0.4902, 0.9433);
    is(Intervals.share(0, 10), 0, 0, 0.2775);
    is(Intervals.share(0, 0), 0, 0, 1);
  }

  @Test
  void aChangeInPairsHasTheIntervalOfTango() {
    is(Intervals.pairedShare(12, 9, 44, 0.05), -3 / 44.0, -0.2797, 0.1495);
    is(Intervals.pairedShare(0, 1, 44, 0.05), 1 / 44.0, -0.0791, 0.1351);
    assertThat(Intervals.pairedShare(0, 8, 100, 0.05).high())
        .as("not 0.08")
        .isEqualTo(0.1561, EXACT);
  }

  @Test
  void aMeanHasTheIntervalOfStudent() {
    is(Intervals.mean(values(1, 2, 3, 4, 5)), 3, 1.0368, 4.9632);
  }

  @Test
  void theMeanOfTwoValuesIsFarLessSureThanThatOfMany() {
    is(Intervals.mean(new double[] {1, 3}, 0.05), 2, -10.7062, 14.7062);
    assertThat(Intervals.mean(new double[] {7}, 0.05).reach()).isInfinite();
    assertThat(Intervals.mean(new double[0], 0.05).reach()).isInfinite();
  }

  @Test
  void aMeanOfWhatIsNeverBelowNothingIsNot() {
    assertThat(Intervals.mean(values(0, 10)).low()).isZero();
    assertThat(Intervals.mean(values(-1, 10)).low()).isNegative();
  }

  @Test
  void aMedianLiesBetweenRanks() {
    is(median(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 5, 2, 9);
    is(median(7), 7, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  @Test
  void sevenToThreeIsWhatACoinOftenShows() {
    assertThat(Intervals.coin(7, 3)).isEqualTo(0.34375, EXACT);
    assertThat(Intervals.coin(0, 6)).isEqualTo(0.03125, EXACT);
    assertThat(Intervals.coin(5, 5)).isEqualTo(1);
    assertThat(Intervals.coin(0, 0)).isEqualTo(1);
  }

  @Test
  void chanceOfAMeanIsStudents() {
    assertThat(Intervals.chance(2.2281, 10)).isEqualTo(0.05, EXACT);
    assertThat(Intervals.reach(10, 0.05)).isEqualTo(2.2281, EXACT);
    assertThat(Intervals.foundInMost(0.05)).isEqualTo(1.9600 + 0.8416, EXACT);
  }

  @Test
  void manyDifferentValuesAreRoundedAndTakeNoMoreMemory() {
    var values = new ValueCounts();
    for (int i = 0; i < 100_000; i++) values.add(i);

    assertThat(values.all()).hasSizeLessThanOrEqualTo(4000);
    assertThat(values.size()).isEqualTo(100_000);
    assertThat(values.mean()).isEqualTo(49_999.5, within(50.0));
    assertThat(values.quantile(0.25)).isEqualTo(25_000, within(100.0));
    assertThat(values.deviation()).isEqualTo(28_867.5, within(50.0));
  }

  private static void is(Estimate found, double value, double low, double high) {
    assertThat(found.value()).isEqualTo(value, EXACT);
    assertThat(found.low()).isEqualTo(low, EXACT);
    assertThat(found.high()).isEqualTo(high, EXACT);
  }

  static ValueCounts values(double... all) {
    var counts = new ValueCounts();
    DoubleStream.of(all).forEach(counts::add);
    return counts;
  }

  private static Estimate median(double... times) {
    return new Incidence(values(times), new GameEnds()).median();
  }
}
