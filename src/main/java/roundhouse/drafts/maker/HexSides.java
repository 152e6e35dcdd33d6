package roundhouse.drafts.maker;

import roundhouse.board.Layout;

/**
 * How the sides 1 to 6 of a hex lie: on a map with points at top and bottom the first is the left
 * one, for there the whole hex is turned by a quarter.
 */
enum HexSides {
  FLAT,
  POINTY;

  static HexSides of(Layout layout) {
    return layout.isFlat() ? FLAT : POINTY;
  }

  /** Our number of a side. */
  int edge(int side) {
    return this == FLAT ? side - 1 : side % 6;
  }

  /** The number of a side there, for our number of an edge. */
  int side(int edge) {
    return this == FLAT ? edge + 1 : edge == 0 ? 6 : edge;
  }

  /** The angle of the middle of an edge from straight down, clockwise. */
  double angle(int edge) {
    return edge * 60 + turn();
  }

  /** The middle of an edge. */
  Point middle(int edge) {
    return Point.at(angle(edge), 1);
  }

  /** The edge at an angle from straight down, clockwise. */
  int edgeAt(double angle) {
    return Math.floorMod((int) Math.rint((angle - turn()) / 60), 6);
  }

  /** Whether an angle points to the middle of an edge. */
  boolean isMiddle(double angle) {
    double steps = (angle - turn()) / 60;
    return Math.abs(steps - Math.rint(steps)) < 0.1;
  }

  /** Where a corner lies; 1 is the left one of a hex with flat sides at top and bottom. */
  Point corner(int number) {
    return Point.at(90 + 60 * (number - 1) + (this == FLAT ? 0 : 90), 2 / Math.sqrt(3));
  }

  private double turn() {
    return this == FLAT ? 0 : 30;
  }
}
