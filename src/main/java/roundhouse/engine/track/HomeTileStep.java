package roundhouse.engine.track;

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
    return TilesOfHex.choices(game, company, HexId.of(game.spec(company).home()));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var lay = (Action.LayTile) action;
    Company company = change.company(lay.by());
    String home = change.game().spec(company).home();
    Refusal.unless(
        TrackLaying.hex(change.game(), lay.hex()).id().is(home),
        "home",
        "the tile must be laid on the home of %s, %s",
        company.id(),
        home);
    change.remember(DONE, true);
    TilesOfHex.lay(change, lay);
  }
}
