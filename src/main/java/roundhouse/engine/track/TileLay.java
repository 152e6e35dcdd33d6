package roundhouse.engine.track;

import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.engine.Game;

/** A tile and its rotation in a hex where it might be laid. */
record TileLay(Hex hex, Tile tile, int rotation) {
  /** What an action names; refuses what map and manifest lack. */
  static TileLay of(Game game, HexId hex, String tile, int rotation) {
    return new TileLay(TrackLaying.hex(game, hex), TrackLaying.tile(game, tile), rotation);
  }

  /** The tile as it would lie. */
  Tile turned() {
    return tile.rotated(rotation);
  }
}
