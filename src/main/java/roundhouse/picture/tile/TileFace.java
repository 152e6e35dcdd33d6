package roundhouse.picture.tile;

import roundhouse.board.Layout;
import roundhouse.board.Tile;

/** What determines how a tile lies on a hexagon. */
public record TileFace(Tile tile, int rotation, Layout layout) {

  public static TileFace of(Tile tile, int rotation, Layout layout) {
    return new TileFace(tile, rotation, layout);
  }

  /** The tile as it lies. */
  public Tile turned() {
    return tile.rotated(rotation);
  }
}
