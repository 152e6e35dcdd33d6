package roundhouse.picture.lettering;

/** How early a label of the board shows while one zooms in. All labels of a rank have one size. */
public enum Rank {
  VALUE(20),
  COST(34),
  LETTERS(34),
  NAME(34),
  DESTINATION(34),
  TOWN(48),
  NUMBER(60);

  private final double from;

  Rank(double from) {
    this.from = from;
  }

  /** The least radius of a hex, in pixels, at which its labels show. */
  public double from() {
    return from;
  }
}
