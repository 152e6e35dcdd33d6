package roundhouse.route.problem;

import roundhouse.board.HexId;

/**
 * A stop on the board: its hex, and its index among the stops of the hex's tile. Written "F2.0".
 */
public record StopRef(HexId hex, int index) {

  public static StopRef parse(String text) {
    int dot = text.lastIndexOf('.');
    if (dot < 1)
      throw new IllegalArgumentException(
          "'" + text + "' is not a stop: a stop is written hex.index, like F2.0");
    return new StopRef(HexId.of(text.substring(0, dot)), Integer.parseInt(text.substring(dot + 1)));
  }

  @Override
  public String toString() {
    return hex + "." + index;
  }
}
