package roundhouse.engine.track;

import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;

/** Tiles that an effect lays: they only have to fit. */
public final class FreeTiles {
  private FreeTiles() {}

  /** Lays a tile for a company or a player, for nothing and wherever its track leads. */
  public static void lay(
      StateTransaction change, String by, String id, String number, int rotation) {
    Game game = change.game();
    Hex hex = TrackLaying.hex(game, id);
    Tile tile = TrackLaying.tile(game, number);
    Tile lying = game.state().board().tile(id);
    Refusal.unless(game.tilesLeft(number) > 0, "track", "no tile %s is left", number);
    Refusal.unless(
        game.title().upgrades().mayReplace(id, lying, tile),
        "track",
        "tile %s may not replace what lies in %s",
        number,
        hex.label());
    Refusal.unless(
        TrackLaying.rotations(game, lying, tile).contains(rotation),
        "track",
        "tile %s cannot lie in %s with rotation %d; there are %s",
        number,
        hex.label(),
        rotation,
        TrackLaying.rotations(game, lying, tile));
    Refusal.unless(
        TrackLaying.runsOnLand(game.state().board(), hex, tile.rotated(rotation)), "track");
    TrackLaying.lay(change, by, hex, tile, rotation, 0);
  }
}
