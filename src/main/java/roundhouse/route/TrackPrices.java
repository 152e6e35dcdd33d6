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

  /** The best runs of a train decide the prices; all others are only measured by them. */
  private static final int RUNS_HEEDED = 2_000;

  /** The runs of equal trains, and the number of these trains. */
  private record Trains(List<RunCandidate> runs, int[][] keys, int number) {}

  private final List<Trains> trains = new ArrayList<>();
  private final double[] prices;
  private double[] found;
  private double least = Double.MAX_VALUE;

  private TrackPrices(List<RunList> lists) {
    for (int at = 0; at < lists.size(); at++) {
      RunList list = lists.get(at);
      if (lists.indexOf(list) < at) continue;
      int number = (int) lists.stream().filter(other -> other == list).count();
      List<RunCandidate> runs = list.runs().subList(0, Math.min(RUNS_HEEDED, list.size()));
      trains.add(
          new Trains(
              runs,
              runs.stream().map(run -> BitWords.all(run.keys())).toArray(int[][]::new),
              number));
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
    return Arrays.stream(search.found).mapToLong(price -> (long) price).toArray();
  }

  private void settle(long reached) {
    double stride = 1;
    int without = 0;
    for (int round = 0; round < ROUNDS && least > reached; round++) {
      int[] wanted = new int[prices.length];
      double sum = Arrays.stream(prices).sum();
      for (Trains of : trains) sum += bestOf(of, wanted);
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

  /**
   * What equal trains earn with the most profitable runs, each with a different one; counts the
   * track used.
   */
  private double bestOf(Trains of, int[] wanted) {
    double[] most = new double[of.number];
    int[] best = new int[of.number];
    Arrays.fill(best, -1);
    for (int run = 0; run < of.keys.length; run++) {
      double pays = of.runs.get(run).most();
      for (int key : of.keys[run]) pays -= prices[key];
      insert(run, pays, best, most);
    }
    for (int run : best) if (run >= 0) for (int key : of.keys[run]) wanted[key]++;
    return Arrays.stream(most).sum();
  }

  private static void insert(int run, double pays, int[] best, double[] most) {
    int at = best.length;
    while (at > 0 && pays > most[at - 1]) at--;
    for (int later = best.length - 1; later > at; later--) {
      best[later] = best[later - 1];
      most[later] = most[later - 1];
    }
    if (at < best.length) {
      best[at] = run;
      most[at] = pays;
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
