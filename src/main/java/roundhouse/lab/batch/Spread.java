package roundhouse.lab.batch;

import java.util.IntSummaryStatistics;

/** Minimum, mean and maximum of some numbers; all 0 if there are none. */
public record Spread(int least, int mean, int greatest) {

  static Spread of(IntSummaryStatistics summary) {
    if (summary.getCount() == 0) return new Spread(0, 0, 0);
    return new Spread(summary.getMin(), (int) Math.round(summary.getAverage()), summary.getMax());
  }

  @Override
  public String toString() {
    return least + " / " + mean + " / " + greatest;
  }
}
