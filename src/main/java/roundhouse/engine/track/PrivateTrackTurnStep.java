package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.game.MemoryKey;

/** A player who has sold a private to a company may lay its tile at once. */
public final class PrivateTrackTurnStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("private-track-done");

  @Override
  public String name() {
    return "private-track";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.LayPrivateTile.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE) || tiles(game).isEmpty()) return Optional.empty();
    String says =
        "lay the tile of "
            + PrivateTrackRights.inTurn(game).id()
            + (PrivateTrackSeries.mustGoOn(game) ? "" : ", or pass");
    String decides = PrivateTrackRights.seller(game);
    return Optional.of(
        game.state().isPlayer(decides)
            ? new Decision(game.turn().entity(), List.of(decides), name(), says)
            : Decisions.of(game, game.company(decides), name(), says));
  }

  private static List<Choice> tiles(Game game) {
    return PrivateTrackRights.choices(game, game.turn().entity(), PrivateTrackRights.inTurn(game));
  }

  @Override
  public List<Choice> choices(Game game) {
    var all = new ArrayList<>(tiles(game));
    if (!PrivateTrackSeries.mustGoOn(game))
      all.add(Choice.of(new Action.Pass(game.turn().entity()), "lay no tile"));
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    if (action instanceof Action.LayPrivateTile lay) {
      String id = PrivateTrackRights.inTurn(change.game()).id();
      Refusal.unless(
          lay.id().equals(id), "private", "the tile of %s must be laid or declined first", id);
      PrivateTrackRights.lay(change, lay);
      return;
    }
    Refusal.unless(
        !PrivateTrackSeries.mustGoOn(change.game()), "private", "all of the tiles must be laid");
    change.remember(DONE, true);
  }
}
