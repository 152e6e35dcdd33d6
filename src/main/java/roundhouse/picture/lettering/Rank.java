package roundhouse.picture.lettering;

/** How early a label of the board shows while one zooms in. All labels of a rank have one size. */
public enum Rank {
  /** What a hex is shown for, of all labels the most important. */
  FIGURE(0),
  VALUE(20),
  COST(20),
  /** With short names, they tell one place from another where the whole board is small. */
  LETTERS(13),
  /** The name of a city while there is no room for the whole. */
  SHORT_NAME(13, 34),
  NAME(34),
  DESTINATION(34),
  TOWN(48),
  NUMBER(60),
  /** The id of a hex, where the map is edited. */
  ID(17);

  private final double from;
  private final double until;

  Rank(double from) {
    this(from, Double.POSITIVE_INFINITY);
  }

  Rank(double from, double until) {
    this.from = from;
    this.until = until;
  }

  /** Whether its labels show where a hex has this radius, in pixels. */
  boolean showsAt(double radius) {
    return from <= radius && radius < until;
  }
}
