package roundhouse.engine.track;

import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.engine.Game;

/**
 * Checks that no other tile could bring track to more hexsides.
 *
 * @param game with the board and the tiles
 */
record MostExits(Game game) {
  /** Whether no other fitting tile of the same colour that is left has track to more hexsides. */
  boolean reached(Hex hex, Tile tile) {
    if (tile.color() != TileColor.BROWN) return true;
    Tile lying = game.state().board().tile(hex.id());
    return game.title().upgrades().replacements(hex.id(), lying, game.title().tiles()).stream()
        .filter(other -> other.color() == tile.color() && game.tilesLeft(other.number()) > 0)
        .noneMatch(
            other -> other.exits().size() > tile.exits().size() && anyRotation(hex, lying, other));
  }

  private boolean anyRotation(Hex hex, Tile lying, Tile other) {
    var fit = new TileFit(game);
    return fit.rotations(lying, other).stream()
        .anyMatch(turn -> fit.runsOnLand(new TileLay(hex, other, turn)).allowed());
  }
}
