package roundhouse.lab.answers;

import java.util.List;
import java.util.Optional;
import roundhouse.lab.rows.FigureKind;

/**
 * The values of one figure in pairs of games. Pairs in which neither game has it are not reported:
 * both values are then 0, or the time never came in either.
 */
final class PairTally {
  /** The value of a time that never came, later than all others, and of what a game lacks. */
  static final double NEVER = Double.POSITIVE_INFINITY;

  private final FigureKind kind;
  private final PairSums values = new PairSums();
  private final PairSums reached = new PairSums();
  private int lower;
  private int higher;
  private long places;
  private long series;

  PairTally(FigureKind kind) {
    this.kind = kind;
  }

  /** The value that stands for none. */
  static double absent(FigureKind kind) {
    return kind == FigureKind.TIME || kind.isOfSomeGames() ? NEVER : 0;
  }

  /**
   * The next pair in which one game has it.
   *
   * @param pair its number
   * @param place of the figure among those of the game
   */
  void add(int pair, double base, double other, int place) {
    boolean both = base != NEVER && other != NEVER;
    if (kind == FigureKind.TIME) reached.add(base == NEVER ? 0 : 1, other == NEVER ? 0 : 1, 1);
    if (both) values.add(base, other, 1);
    if (both || !kind.isOfSomeGames()) {
      if (other < base) lower++;
      if (other > base) higher++;
    }
    places += place;
    series = mixed(mixed(mixed(series, pair), bits(base)), bits(other));
  }

  static long bits(double value) {
    return Double.doubleToLongBits(value);
  }

  /** Goes on with a digest of values. */
  static long mixed(long all, long next) {
    long mixed = (all ^ next) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 29;
  }

  /** Equal for figures that have the same values in all pairs. */
  Series series() {
    return new Series(kind, series);
  }

  /** A digest of all values, so that memory does not grow with them. */
  record Series(FigureKind kind, long digest) {}

  /** Less than that of another figure with the same series if it comes earlier in the games. */
  long places() {
    return places;
  }

  /**
   * The difference in all pairs.
   *
   * @param figures that have these values
   */
  Difference difference(List<Figure> figures, int pairs) {
    Optional<PairedChange> comes =
        kind == FigureKind.TIME ? Optional.of(reached.change(true, pairs)) : Optional.empty();
    PairedChange change =
        switch (kind) {
          case TIME, AMOUNT -> values.change(false);
          case OUTCOME -> values.change(true);
          case NUMBER -> values.change(false, pairs);
          case SHARE -> values.change(true, pairs);
        };
    return Difference.of(figures, pairs, lower, higher, comes, change);
  }
}
