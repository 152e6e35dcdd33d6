package roundhouse.engine.track;

import java.util.List;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;

/** Tiles that an effect lays: they only have to fit. */
public final class FreeTiles {
  private FreeTiles() {}

  /** Lays a tile for a company or a player, for nothing and wherever its track leads. */
  public static void lay(StateTransaction change, Effect.LayTile effect) {
    Game game = change.game();
    TileLay lay = TileLay.of(game, effect.hex(), effect.tile(), effect.rotation());
    Refusal.unless(game.tilesLeft(effect.tile()) > 0, "track", "no tile %s is left", effect.tile());
    requireFit(game, lay);
    new TrackLaying(effect.by(), lay, 0, true, "").apply(change);
  }

  private static void requireFit(Game game, TileLay lay) {
    Hex hex = lay.hex();
    Tile lying = game.state().board().tile(hex.id());
    Refusal.unless(
        game.title().upgrades().mayReplace(hex.id(), lying, lay.tile()),
        "track",
        "tile %s may not replace what lies in %s",
        lay.tile().number(),
        hex.label());
    var fit = new TileFit(game);
    List<Integer> rotations = fit.rotations(lying, lay.tile());
    Refusal.unless(
        rotations.contains(lay.rotation()),
        "track",
        "tile %s cannot lie in %s with rotation %s; possible are %s",
        lay.tile().number(),
        hex.label(),
        lay.rotation(),
        rotations);
    Refusal.unless(fit.runsOnLand(lay).and(() -> fit.holdsMarkers(lay)), "track");
  }
}
