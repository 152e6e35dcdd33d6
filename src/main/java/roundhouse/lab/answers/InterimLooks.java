package roundhouse.lab.answers;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * When an experiment that stops once a question is answered looks at its games: after a few, after
 * twice as many, and so on. Frequent looks find more by chance, so each look may only spend a part
 * of the error that all share, little at first (as O'Brien and Fleming spend it).
 *
 * @param games at most
 */
public record InterimLooks(int games) {
  private static final int FIRST = 25;

  /** The numbers of games after which to look. */
  public int[] at() {
    return IntStream.iterate(FIRST, at -> at < games, at -> 2 * at).toArray();
  }

  /** The part of the error that a look may spend: a difference is clear if chance is rarer. */
  public double error(int at) {
    int before = IntStream.of(at()).filter(look -> look < at).max().orElse(0);
    return spent(at) - (before == 0 ? 0 : spent(before));
  }

  /** What all looks up to a number of games have spent together. */
  private double spent(int at) {
    var normal = NormalDistribution.of(0, 1);
    double part = Math.min(1, at / (double) games);
    return 2
        * normal.survivalProbability(
            normal.inverseSurvivalProbability(Intervals.ERROR / 2) / Math.sqrt(part));
  }

  /** Whether a figure is answered on every table for every other side. */
  public boolean answered(Answers answers, String figure) {
    return answers.tables().stream()
        .allMatch(table -> table.pairs().stream().allMatch(pair -> answered(pair, figure)));
  }

  private boolean answered(SidePair pair, String figure) {
    var awaited = Optional.of(new Questions.Awaited(figure, this));
    return pair.differences(Questions.of(List.of(), awaited)).awaited().stream()
        .anyMatch(Difference::clear);
  }

  /**
   * A difference with what a look demands of it.
   *
   * @param played pairs of games that have been played
   */
  Difference judged(Difference each, int played) {
    int at = IntStream.of(at()).filter(look -> look >= played).findFirst().orElse(games);
    return each.judged(error(at), error(at));
  }
}
