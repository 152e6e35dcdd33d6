package roundhouse.lab.answers;

/** Shares of games that can be won by half. */
public final class WinShares {
  private WinShares() {}

  /** The share with the interval of Wilson; half a win makes it wider, never narrower. */
  public static Estimate of(double wins, int games) {
    return new Estimate(
        games == 0 ? 0 : wins / games,
        Intervals.share((int) Math.floor(wins), games).low(),
        Intervals.share((int) Math.ceil(wins), games).high());
  }
}
