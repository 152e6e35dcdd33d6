package roundhouse.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds prices for track that several trains want to use. For any prices, the earnings of trains
 * that pay them, plus the payments, are at least the value of the best runs that share the track.
 * With good prices this bound is tight, and runs that do not pay off can be skipped.
 *
 * <p>The search raises the prices of track in high demand and lowers those of unwanted track, in
 * ever smaller steps (subgradients of the Lagrangian dual of packing the runs).
 */
final class TrackPrices {
  private static final int ROUNDS = 300;
  private static final int PATIENCE = 8;

  /** So many runs of a train decide the prices at first, its best; all others are measured. */
  private static final int RUNS_HEEDED = 2_000;

  /** Then runs that would pay more than those are heeded too, so many at a time and so often. */
  private static final int MORE_HEEDED = 500;

  private static final int PASSES = 6;

  private final List<PricedTrains> trains = new ArrayList<>();
  private final double[] prices;
  private double[] found;
  private double least = Double.MAX_VALUE;

  private TrackPrices(List<RunList> lists) {
    for (int at = 0; at < lists.size(); at++) {
      RunList list = lists.get(at);
      if (lists.indexOf(list) < at) continue;
      int number = (int) lists.stream().filter(other -> other == list).count();
      trains.add(new PricedTrains(list, number, RUNS_HEEDED));
    }
    int keys =
        lists.stream()
            .flatMap(list -> list.runs().stream().limit(1))
            .mapToInt(run -> run.keys().length * Long.SIZE)
            .findFirst()
            .orElse(0);
    prices = new double[keys];
    found = prices.clone();
  }

  /**
   * Finds prices for the possible runs of some trains.
   *
   * @param lists the runs of each train; equal trains have the same list
   * @param reached the best known total score
   * @return the price of each key, 0 or more
   */
  static long[] of(List<RunList> lists, long reached) {
    var search = new TrackPrices(lists);
    search.settle(reached);
    for (int pass = 1; pass < PASSES && search.heedsMore(); pass++) search.settle(reached);
    return Arrays.stream(search.found).mapToLong(price -> (long) price).toArray();
  }

  /** Heeds more runs that pay at these prices; false if none would pay more than those heeded. */
  private boolean heedsMore() {
    boolean more = false;
    for (PricedTrains of : trains) more |= of.heedMore(found, MORE_HEEDED);
    least = Double.MAX_VALUE;
    System.arraycopy(found, 0, prices, 0, prices.length);
    return more;
  }

  private void settle(long reached) {
    double stride = 1;
    int without = 0;
    for (int round = 0; round < ROUNDS && least > reached; round++) {
      int[] wanted = new int[prices.length];
      double sum = Arrays.stream(prices).sum();
      for (PricedTrains of : trains) sum += of.most(prices, wanted);
      if (sum < least) {
        least = sum;
        found = prices.clone();
        without = 0;
      } else if (++without == PATIENCE) {
        stride /= 2;
        without = 0;
        System.arraycopy(found, 0, prices, 0, prices.length);
      }
      change(wanted, stride * (sum - reached));
    }
  }

  private void change(int[] wanted, double stride) {
    double length = 0;
    for (int key = 0; key < wanted.length; key++) {
      int excess = wanted[key] - 1;
      if (excess > 0 || prices[key] > 0) length += excess * excess;
    }
    if (length == 0) return;
    for (int key = 0; key < wanted.length; key++) {
      prices[key] = Math.max(0, prices[key] + stride / length * (wanted[key] - 1));
    }
  }
}
