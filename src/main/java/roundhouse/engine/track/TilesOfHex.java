package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.HexLabel;
import roundhouse.game.Company;

/** Tiles that a company may lay in one hex, in addition to those of its turn. */
final class TilesOfHex {
  private TilesOfHex() {}

  static List<Choice> choices(Game game, Company company, String id) {
    Hex hex = game.title().map().hex(id);
    Tile lying = game.state().board().tile(id);
    var all = new ArrayList<Choice>();
    for (String number : game.design().tiles().keySet()) {
      Tile tile = game.title().tiles().get(number);
      if (tile == null || !game.title().upgrades().mayReplace(id, lying, tile)) continue;
      for (int rotation : game.title().upgrades().rotations(lying, tile)) {
        if (!TrackLaying.fits(game, hex, tile, rotation).allowed()
            || cost(game, company, hex, tile, rotation) > company.cash()) continue;
        all.add(
            Choice.of(
                new Action.LayTile(company.id(), id, number, rotation),
                "tile {tile} in {place}",
                Map.of("place", HexLabel.of(hex))));
      }
    }
    return all;
  }

  private static int cost(Game game, Company company, Hex hex, Tile tile, int rotation) {
    return TrackLaying.price(game, company, hex, tile.rotated(rotation));
  }

  static void lay(StateTransaction change, Action.LayTile lay) {
    Game game = change.game();
    Hex hex = TrackLaying.hex(game, lay.hex());
    Tile tile = TrackLaying.tile(game, lay.tile());
    Refusal.unless(TrackLaying.fits(game, hex, tile, lay.rotation()), "track");
    int cost = cost(game, game.company(lay.by()), hex, tile, lay.rotation());
    TrackLaying.lay(change, lay.by(), hex, tile, lay.rotation(), cost);
  }
}
