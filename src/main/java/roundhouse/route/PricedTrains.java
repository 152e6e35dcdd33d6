package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Equal trains, and those of their possible runs that decide the prices of track. */
final class PricedTrains {
  private final RunList list;
  private final int number;
  private final boolean[] heeded;
  private final List<PricedRun> runs = new ArrayList<>();

  /** A run's score and the keys that it pays for. */
  private record PricedRun(long score, int[] keys) {
    static PricedRun of(RunCandidate run) {
      return new PricedRun(run.score(), BitWords.all(run.keys()));
    }

    double pays(double[] prices) {
      double pays = score;
      for (int key : keys) pays -= prices[key];
      return pays;
    }
  }

  /**
   * @param number of trains
   * @param first how many of their best runs count from the start
   */
  PricedTrains(RunList list, int number, int first) {
    this.list = list;
    this.number = number;
    this.heeded = new boolean[list.size()];
    for (int run = 0; run < Math.min(first, list.size()); run++) heed(run);
  }

  private void heed(int run) {
    heeded[run] = true;
    runs.add(PricedRun.of(list.get(run)));
  }

  /**
   * What the trains earn with the most profitable runs, each with a different one.
   *
   * @param wanted counts the track used
   */
  double most(double[] prices, int[] wanted) {
    double[] most = new double[number];
    PricedRun[] best = new PricedRun[number];
    for (PricedRun run : runs) insert(run, run.pays(prices), best, most);
    for (PricedRun run : best) if (run != null) for (int key : run.keys) wanted[key]++;
    return Arrays.stream(most).sum();
  }

  private static void insert(PricedRun run, double pays, PricedRun[] best, double[] most) {
    int at = best.length;
    while (at > 0 && pays > most[at - 1]) at--;
    if (at == best.length) return;
    System.arraycopy(best, at, best, at + 1, best.length - at - 1);
    System.arraycopy(most, at, most, at + 1, most.length - at - 1);
    best[at] = run;
    most[at] = pays;
  }

  /** Heeds the most profitable runs, if they pay more than those heeded; whether there are any. */
  boolean heedMore(double[] prices, int limit) {
    double[] pays = new double[list.size()];
    for (int run = 0; run < pays.length; run++)
      if (!heeded[run]) pays[run] = PricedRun.of(list.get(run)).pays(prices);
    double reached = runs.stream().mapToDouble(run -> run.pays(prices)).max().orElse(0);
    int[] more =
        IntStream.range(0, pays.length)
            .filter(run -> !heeded[run] && pays[run] > reached)
            .boxed()
            .sorted(Comparator.comparingDouble(run -> -pays[run]))
            .limit(limit)
            .mapToInt(Integer::intValue)
            .toArray();
    for (int run : more) heed(run);
    return more.length > 0;
  }
}
