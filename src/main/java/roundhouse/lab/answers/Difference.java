package roundhouse.lab.answers;

import roundhouse.lab.rows.FigureKind;

/**
 * How a figure differs between two sides.
 *
 * @param base its mean on the first side; a time that never came counts as the end of the longest
 *     game
 * @param other its mean on the other side
 * @param change the other's mean minus the first's
 * @param lower pairs in which the other has less, or is earlier
 * @param higher pairs in which the other has more, or is later
 * @param chance how often chance alone shows as much, from 0 to 1
 * @param corrected the same, corrected for the number of figures
 * @param correlation of games with the same seed: 1 always together, 0 not at all
 * @param needed games that would most likely distinguish a difference of this size from chance
 */
public record Difference(
    Figure figure,
    int pairs,
    double base,
    double other,
    Estimate change,
    int lower,
    int higher,
    double chance,
    double corrected,
    double correlation,
    double needed) {

  /** How many pairs must differ before anything can be said. */
  static final int ENOUGH = 6;

  static Difference of(Figure figure, PairSums sums) {
    boolean share = figure.kind() == FigureKind.SHARE;
    return new Difference(
        figure,
        sums.pairs(),
        sums.base(),
        sums.other(),
        share ? ofShares(sums) : ofMeans(sums),
        sums.lower(),
        sums.higher(),
        share ? Intervals.coin(sums.lower(), sums.higher()) : chanceOfMeans(sums),
        1,
        sums.correlation(),
        needed(sums));
  }

  /**
   * For means: Student's. Only pairs that differ say anything, so only they count: if they are few
   * the interval is wide, however many games were played.
   */
  private static Estimate ofMeans(PairSums sums) {
    double reach = Intervals.reach(freedom(sums), Intervals.ERROR) * sums.standardError();
    double change = sums.difference();
    return new Estimate(change, change - reach, change + reach);
  }

  private static double freedom(PairSums sums) {
    return Math.max(1, sums.lower() + sums.higher() - 1);
  }

  /** Never rarer than a coin that always falls on the same side. */
  private static double chanceOfMeans(PairSums sums) {
    int differ = sums.lower() + sums.higher();
    if (differ < 2) return 1;
    double coin = Intervals.coin(0, differ);
    if (sums.standardError() == 0) return coin;
    double t = sums.difference() / sums.standardError();
    return Math.max(coin, Intervals.chance(t, freedom(sums)));
  }

  /** For shares: exact, from the pairs in which only one side has it. */
  private static Estimate ofShares(PairSums sums) {
    int differ = sums.lower() + sums.higher();
    double pairs = sums.pairs();
    if (differ == 0) return new Estimate(0, -3 / pairs, 3 / pairs);
    Estimate part = Intervals.exactShare(sums.higher(), differ, Intervals.ERROR);
    return new Estimate(
        sums.difference(),
        (2 * part.low() - 1) * differ / pairs,
        (2 * part.high() - 1) * differ / pairs);
  }

  private static double needed(PairSums sums) {
    if (sums.difference() == 0) return Double.POSITIVE_INFINITY;
    double ratio =
        Intervals.foundInMost(Intervals.ERROR) * sums.standardError() / sums.difference();
    return Math.ceil(sums.pairs() * ratio * ratio);
  }

  Difference corrected(double other) {
    return new Difference(
        figure, pairs, base, this.other, change, lower, higher, chance, other, correlation, needed);
  }

  /** Whether enough pairs differ to say anything. */
  public boolean tells() {
    return lower + higher >= ENOUGH;
  }

  /** Whether chance is an unlikely reason, corrected for the number of figures. */
  public boolean clear() {
    return tells() && corrected <= Intervals.ERROR;
  }

  /** How large it is, compared with what chance does. */
  double size() {
    double half = (change.high() - change.low()) / 2;
    return half == 0 ? Double.MAX_VALUE : Math.abs(change.value()) / half;
  }
}
