package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.stations.MarkerMoves;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/** After a private has moved a marker, its company may lay a tile where the marker stands now. */
public final class MovedMarkerTileStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("tile-done");

  @Override
  public String name() {
    return "moved-marker-tile";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.LayTile.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE) || tiles(game).isEmpty()) return Optional.empty();
    HexId hex = MarkerMoves.tileAt(game).orElseThrow();
    Company company = game.company(game.turn().entity());
    return Optional.of(Decisions.of(game, company, name(), "lay a tile in " + hex + ", or pass"));
  }

  @Override
  public List<Choice> choices(Game game) {
    var all = new ArrayList<>(tiles(game));
    all.add(Choice.of(new Action.Pass(game.turn().entity()), "lay no tile"));
    return all;
  }

  private static List<Choice> tiles(Game game) {
    Company company = game.company(game.turn().entity());
    return MarkerMoves.tileAt(game)
        .map(hex -> TilesOfHex.choices(game, company, hex))
        .orElse(List.of());
  }

  @Override
  public void take(StateTransaction change, Action action) {
    change.remember(DONE, true);
    if (!(action instanceof Action.LayTile lay)) return;
    Optional<HexId> hex = MarkerMoves.tileAt(change.game());
    Refusal.unless(
        hex.equals(Optional.of(lay.hex())),
        "track",
        "the tile must be laid where the marker stands, in %s",
        hex.map(HexId::text).orElse("no hex"));
    Refusal.unless(
        tiles(change.game()).stream().anyMatch(choice -> choice.action().equals(lay)),
        "track",
        "%s cannot lay tile %s this way in %s",
        lay.by(),
        lay.tile(),
        lay.hex());
    TilesOfHex.lay(change, lay);
  }
}
