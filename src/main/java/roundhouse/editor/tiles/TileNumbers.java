package roundhouse.editor.tiles;

import roundhouse.board.Tile;

final class TileNumbers {
  private TileNumbers() {}

  /** The same tile under another number. */
  static Tile renumbered(Tile tile, String number) {
    return new Tile(
        number,
        tile.color(),
        tile.stops(),
        tile.tracks(),
        tile.labels(),
        tile.terrain(),
        tile.terrainKind());
  }

  /** Whether a tile may have that number. */
  static boolean valid(String number) {
    return number.matches("[0-9A-Za-z-]{1,20}");
  }
}
