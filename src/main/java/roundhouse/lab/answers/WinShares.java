package roundhouse.lab.answers;

import java.util.List;
import java.util.stream.Stream;

/** Shares of games that can be won by half. */
public final class WinShares {
  private WinShares() {}

  /** With fewer pairs their variance is not known well enough to make an interval narrower. */
  private static final int FEWEST = 10;

  /**
   * The share of games that come in pairs with the same seed, with the interval of Wilson for as
   * many games as would tell as much if all had different seeds. Half a win makes it wider, never
   * narrower.
   *
   * @param pairs wins in each pair of games, from 0 to 2
   * @param alone wins in each game without its pair, from 0 to 1
   */
  public static Estimate ofPairs(List<Double> pairs, List<Double> alone) {
    double wins = Stream.of(pairs, alone).flatMap(List::stream).mapToDouble(each -> each).sum();
    int games = 2 * pairs.size() + alone.size();
    if (games == 0) return new Estimate(0, 0, 1);
    double part = wins / games;
    int worth = (int) Math.max(1, Math.floor(games / variance(pairs, part)));
    return new Estimate(
        part,
        Intervals.share((int) Math.floor(part * worth), worth).low(),
        Intervals.share((int) Math.ceil(part * worth), worth).high());
  }

  /** How much pairs vary, as a multiple of what two games with different seeds do. */
  private static double variance(List<Double> pairs, double part) {
    double apart = 2 * part * (1 - part);
    if (pairs.size() < 2 || apart == 0) return 1;
    double mean = pairs.stream().mapToDouble(each -> each).average().orElseThrow();
    double sum = pairs.stream().mapToDouble(each -> (each - mean) * (each - mean)).sum();
    double least = pairs.size() < FEWEST ? 1 : 0.5;
    return Math.clamp(sum / (pairs.size() - 1) / apart, least, 2);
  }
}
