package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
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

  static List<Choice> choices(Game game, Company company, HexId id) {
    Hex hex = game.title().map().hex(id);
    Tile lying = game.state().board().tile(id);
    var all = new ArrayList<Choice>();
    for (String number : game.design().tiles().keySet()) {
      Tile tile = game.title().tiles().get(number);
      if (tile == null || !game.title().upgrades().mayReplace(id, lying, tile)) continue;
      for (int rotation : game.title().upgrades().rotations(lying, tile)) {
        var lay = new TileLay(hex, tile, rotation);
        if (!new TileFit(game).verdict(lay).allowed()
            || TrackLaying.price(game, company, lay) > company.cash()) continue;
        all.add(
            Choice.of(
                new Action.LayTile(company.id(), id, number, rotation),
                "tile {tile} in {place}",
                Map.of("place", HexLabel.of(hex))));
      }
    }
    return all;
  }

  static void lay(StateTransaction change, Action.LayTile lay) {
    Game game = change.game();
    Company company = game.company(lay.by());
    TileLay tile = TileLay.of(game, lay.hex(), lay.tile(), lay.rotation());
    Refusal.unless(new TileFit(game).verdict(tile), "track");
    new TrackLaying(company, tile, TrackLaying.price(game, company, tile)).apply(change);
  }
}
