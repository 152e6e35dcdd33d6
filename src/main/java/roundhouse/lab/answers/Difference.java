package roundhouse.lab.answers;

/**
 * How a figure differs between two sides.
 *
 * @param base its mean on the first side; a time that never came counts as the end of the longest
 *     game
 * @param other its mean on the other side
 * @param change the other's mean minus the first's
 * @param lower pairs in which the other has less, or is earlier
 * @param higher pairs in which the other has more, or is later
 * @param chance how often chance alone shows as much, in parts of 1
 * @param corrected the same when the number of figures is counted in
 * @param correlation how far games of the same seed go together: 1 always, 0 not at all
 * @param needed games that would most likely tell a difference of this size from chance
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

  /** How many pairs must differ before anything can be told. */
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
   * Of means: Student's. Only pairs that differ tell anything, so they are what is counted: where
   * there are few of them the interval is wide, however many games were played.
   */
  private static Estimate ofMeans(PairSums sums) {
    double reach = Intervals.reach(freedom(sums), Intervals.ERROR) * sums.standardError();
    double change = sums.difference();
    return new Estimate(change, change - reach, change + reach);
  }

  private static double freedom(PairSums sums) {
    return Math.max(1, sums.lower() + sums.higher() - 1);
  }

  /** Never rarer than a coin that falls on one side each time. */
  private static double chanceOfMeans(PairSums sums) {
    int differ = sums.lower() + sums.higher();
    if (differ < 2) return 1;
    double coin = Intervals.coin(0, differ);
    if (sums.standardError() == 0) return coin;
    double t = sums.difference() / sums.standardError();
    return Math.max(coin, Intervals.chance(t, freedom(sums)));
  }

  /** Of shares: exact, from the pairs in which one side has it and the other has not. */
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

  /** Whether enough pairs differ to tell anything. */
  public boolean tells() {
    return lower + higher >= ENOUGH;
  }

  /** Whether chance is an unlikely reason, with all figures counted in. */
  public boolean clear() {
    return tells() && corrected <= Intervals.ERROR;
  }

  /** How large it is, beside what chance moves it by. */
  double size() {
    double half = (change.high() - change.low()) / 2;
    return half == 0 ? Double.MAX_VALUE : Math.abs(change.value()) / half;
  }
}
