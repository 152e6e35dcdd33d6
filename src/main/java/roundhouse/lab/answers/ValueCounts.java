package roundhouse.lab.answers;

import java.util.Map;
import java.util.TreeMap;

/**
 * How often each value occurred. After some thousand different values it rounds them, so that it
 * needs no more memory.
 */
final class ValueCounts {
  private static final int MOST = 4000;

  private TreeMap<Double, Integer> counts = new TreeMap<>();
  private double grain;
  private int size;

  void add(double value) {
    add(value, 1);
  }

  void add(double value, int times) {
    if (times == 0) return;
    counts.merge(rounded(value), times, Integer::sum);
    size += times;
    while (counts.size() > MOST) coarser();
  }

  private double rounded(double value) {
    return grain == 0 ? value : Math.round(value / grain) * grain;
  }

  private void coarser() {
    double range = counts.lastKey() - counts.firstKey();
    grain = Math.max(2 * grain, range / (MOST / 2.0));
    var fewer = new TreeMap<Double, Integer>();
    counts.forEach((value, times) -> fewer.merge(rounded(value), times, Integer::sum));
    counts = fewer;
  }

  int size() {
    return size;
  }

  Map<Double, Integer> all() {
    return counts;
  }

  /** The same with this many more zeros. */
  ValueCounts withZeros(int zeros) {
    var more = new ValueCounts();
    counts.forEach(more::add);
    more.add(0, zeros);
    return more;
  }

  /** The value at a rank, from 0. */
  double atRank(int rank) {
    int met = 0;
    for (Map.Entry<Double, Integer> each : counts.entrySet()) {
      met += each.getValue();
      if (met > rank) return each.getKey();
    }
    return counts.isEmpty() ? 0 : counts.lastKey();
  }

  /** The least value that at least this part of all is not above. */
  double quantile(double part) {
    return atRank(Math.max(0, (int) Math.ceil(part * size) - 1));
  }

  double mean() {
    double sum = 0;
    for (Map.Entry<Double, Integer> each : counts.entrySet())
      sum += each.getKey() * each.getValue();
    return size == 0 ? 0 : sum / size;
  }

  double deviation() {
    double mean = mean();
    double sum = 0;
    for (Map.Entry<Double, Integer> each : counts.entrySet())
      sum += Math.pow(each.getKey() - mean, 2) * each.getValue();
    return size < 2 ? 0 : Math.sqrt(sum / (size - 1));
  }
}
