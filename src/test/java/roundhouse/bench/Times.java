package roundhouse.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;

/** How long something took, many times over; in nanoseconds, the shortest first. */
record Times(long[] sorted) {

  Times {
    sorted = sorted.clone();
    Arrays.sort(sorted);
    if (sorted.length == 0) throw new IllegalArgumentException("nothing was timed");
  }

  /** Does the work a number of times, after as many times to warm up. */
  static Times of(int warmUp, int times, Callable<?> work) throws Exception {
    for (int i = 0; i < warmUp; i++) work.call();
    long[] took = new long[times];
    for (int i = 0; i < times; i++) {
      long start = System.nanoTime();
      work.call();
      took[i] = System.nanoTime() - start;
    }
    return new Times(took);
  }

  double median() {
    return at(50);
  }

  /** Milliseconds within which a percentage of the times lie. */
  double at(int percent) {
    return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)] / 1e6;
  }

  double worst() {
    return sorted[sorted.length - 1] / 1e6;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "median %8.2f ms, 95th percentile %8.2f ms, 99th %8.2f ms, worst %8.2f ms (%d times)",
        median(),
        at(95),
        at(99),
        worst(),
        sorted.length);
  }
}
