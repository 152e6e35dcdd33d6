package roundhouse.board;

/** A tile as it lies on a hex, turned clockwise by {@code rotation} steps of 60 degrees. */
public record Placement(Tile tile, int rotation) {

  /** The tile with its edges as they lie. */
  public Tile turned() {
    return tile.rotated(rotation);
  }
}
