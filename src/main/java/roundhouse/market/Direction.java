package roundhouse.market;

/**
 * One step of a token. On a zigzag of two tiers, left and right stay on the tier (two prices), back
 * and forward change tiers (one price); elsewhere back and forward mean left and right.
 */
public enum Direction {
  LEFT(0, -1),
  RIGHT(0, 1),
  UP(-1, 0),
  DOWN(1, 0),
  BACK(0, -1),
  FORWARD(0, 1);

  final int down;
  final int right;

  Direction(int down, int right) {
    this.down = down;
    this.right = right;
  }
}
