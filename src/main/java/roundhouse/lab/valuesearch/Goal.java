package roundhouse.lab.valuesearch;

/**
 * What one value of games should be on average.
 *
 * @param what the value, as an aim names it: "sets", "seat 1 wins"
 * @param low the least average that meets it; minus infinity if there is none
 * @param high the greatest; infinity if there is none
 * @param scale how far from what is wanted counts as one: the tolerance
 * @param kind of the value
 */
record Goal(String what, double low, double high, double scale, Kind kind) {
  /** What a game's value is. */
  enum Kind {
    /** Any number. */
    NUMBER,
    /** 1 if something is so in the game, otherwise 0. */
    SHARE,
    /** 1 if a seat wins; a share that values of a design move little and evenly. */
    SEAT
  }

  boolean isShare() {
    return kind != Kind.NUMBER;
  }

  boolean isOfSeat() {
    return kind == Kind.SEAT;
  }

  /**
   * How far an average is off, in tolerances: at most 1 meets the goal. What must not pass a border
   * is off by 1 there, and by 0 a tolerance away from it.
   */
  double loss(double average) {
    double below = Double.isInfinite(low) ? 0 : 1 + (low - average) / scale;
    double above = Double.isInfinite(high) ? 0 : 1 + (average - high) / scale;
    return Math.max(0, Math.max(below, above));
  }

  /** Whether it has a border on both sides. */
  boolean isTwoSided() {
    return Double.isFinite(low) && Double.isFinite(high);
  }

  /** The same with borders that are nearer to what is wanted, but not past it. */
  Goal within(double margin) {
    double most = isTwoSided() ? (high - low) / 4 : margin;
    double inside = Math.min(margin, most);
    return new Goal(what, low + inside, high - inside, scale, kind);
  }
}
