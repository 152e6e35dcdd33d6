package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Hex;
import roundhouse.board.Tile;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.HexLabel;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/**
 * After a company floats on a home without track, its president lays a tile there at once. It does
 * not count as track of a turn.
 */
public final class HomeTileStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("home-done");

  @Override
  public String name() {
    return "home-tile";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.LayTile.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    if (tiles(game, company).isEmpty()) return Optional.empty();
    return Optional.of(
        Decisions.of(game, company, name(), "lay a tile on the home of " + company.id()));
  }

  @Override
  public List<Choice> choices(Game game) {
    return tiles(game, game.company(game.turn().entity()));
  }

  private static List<Choice> tiles(Game game, Company company) {
    Hex hex = game.title().map().hex(game.spec(company).home());
    Tile lying = game.state().board().tile(hex.id());
    var all = new ArrayList<Choice>();
    for (String number : game.design().tiles().keySet()) {
      Tile tile = game.title().tiles().get(number);
      if (tile == null || !game.title().upgrades().mayReplace(hex.id(), lying, tile)) continue;
      for (int rotation : game.title().upgrades().rotations(lying, tile)) {
        if (!TrackLaying.fits(game, hex, tile, rotation).allowed()
            || cost(game, company, hex, tile, rotation) > company.cash()) continue;
        all.add(
            Choice.of(
                new Action.LayTile(company.id(), hex.id(), number, rotation),
                "tile {tile} in {place}",
                Map.of("place", HexLabel.of(hex))));
      }
    }
    return all;
  }

  private static int cost(Game game, Company company, Hex hex, Tile tile, int rotation) {
    return TrackLaying.price(game, company, hex, tile.rotated(rotation));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var lay = (Action.LayTile) action;
    Game game = change.game();
    Company company = game.company(lay.by());
    Hex hex = TrackLaying.hex(game, lay.hex());
    Refusal.unless(
        hex.id().equals(game.spec(company).home()),
        "home",
        "the tile must be laid on the home of %s, %s",
        company.id(),
        game.spec(company).home());
    Tile tile = TrackLaying.tile(game, lay.tile());
    Refusal.unless(TrackLaying.fits(game, hex, tile, lay.rotation()), "track");
    change.remember(DONE, true);
    TrackLaying.lay(
        change,
        lay.by(),
        hex,
        tile,
        lay.rotation(),
        cost(game, company, hex, tile, lay.rotation()));
  }
}
