package roundhouse.print;

/** A paper size in millimetres, upright. */
public enum PageSize {
  A4(210, 297),
  LETTER(215.9, 279.4);

  /** The margin that printers cannot print on. */
  static final double MARGIN = 10;

  private final double width;
  private final double height;

  PageSize(double width, double height) {
    this.width = width;
    this.height = height;
  }

  public double width() {
    return width;
  }

  public double height() {
    return height;
  }

  /** The width between the margins. */
  double innerWidth() {
    return width - 2 * MARGIN;
  }

  double innerHeight() {
    return height - 2 * MARGIN;
  }
}
