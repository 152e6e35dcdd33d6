package roundhouse.board;

/** A tile on a hex, rotated clockwise by {@code rotation} steps of 60 degrees. */
public record TilePlacement(Tile tile, int rotation) {

  /** The tile, rotated as it lies. */
  public Tile turned() {
    return tile.rotated(rotation);
  }
}
