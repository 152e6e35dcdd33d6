package roundhouse.lab.batch;

import java.util.stream.IntStream;

/** Minimum, mean and maximum of some numbers; all 0 if there are none. */
public record Spread(int least, int mean, int greatest) {

  static Spread of(IntStream numbers) {
    var summary = numbers.summaryStatistics();
    if (summary.getCount() == 0) return new Spread(0, 0, 0);
    return new Spread(summary.getMin(), (int) Math.round(summary.getAverage()), summary.getMax());
  }

  @Override
  public String toString() {
    return least + " / " + mean + " / " + greatest;
  }
}
