package roundhouse.route.problem;

import roundhouse.board.HexId;

/** The border of two neighbouring hexes, in either direction. */
public record HexBorder(HexId one, HexId other) {

  /** The border that is written "A3-A5". */
  public static HexBorder parse(String text) {
    String[] hexes = text.split("-", 2);
    if (hexes.length < 2)
      throw new IllegalArgumentException(
          "'" + text + "' is not a border: write A3-A5 for the border of two hexes");
    return new HexBorder(HexId.of(hexes[0]), HexId.of(hexes[1]));
  }

  /** Whether it lies between these hexes. */
  public boolean isBetween(HexId from, HexId to) {
    return one.equals(from) && other.equals(to) || one.equals(to) && other.equals(from);
  }
}
