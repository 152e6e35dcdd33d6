package roundhouse.picture.tile;

import roundhouse.board.Layout;
import roundhouse.board.Tile;

/** Everything that determines how a hexagon looks: the tile, its rotation and the hex's words. */
public record TileFace(Tile tile, int rotation, Layout layout, Caption caption) {

  /** A tile alone, as in the manifest. */
  public static TileFace of(Tile tile, int rotation, Layout layout) {
    return new TileFace(tile, rotation, layout, Caption.NONE);
  }

  Tile turned() {
    return tile.rotated(rotation);
  }
}
