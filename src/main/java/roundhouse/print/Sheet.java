package roundhouse.print;

/** A sheet of paper as it lies for printing, in millimetres. */
public record Sheet(double width, double height) {
  /** The margin that printers cannot print on. */
  static final double MARGIN = 10;

  /** The same sheet lying the other way. */
  Sheet turned() {
    return new Sheet(height, width);
  }

  /** The width between the margins. */
  double innerWidth() {
    return width - 2 * MARGIN;
  }

  double innerHeight() {
    return height - 2 * MARGIN;
  }
}
