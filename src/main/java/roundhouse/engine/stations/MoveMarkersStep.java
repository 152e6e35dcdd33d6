package roundhouse.engine.stations;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.NonBlockingStep;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.HexLabel;
import roundhouse.game.PrivateCompany;

/** A company takes up a marker in order to move it, by the right of a private. */
public final class MoveMarkersStep implements NonBlockingStep {
  @Override
  public String name() {
    return "move-markers";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.RemoveMarker.class);
  }

  @Override
  public List<Choice> choices(Game game) {
    String company = game.turn().entity();
    return MarkerMoves.right(game, company)
        .map(owned -> MarkerMoves.movable(game, company, owned))
        .orElse(List.of())
        .stream()
        .map(marker -> choice(game, marker))
        .toList();
  }

  private static Choice choice(Game game, Marker marker) {
    return Choice.of(
        new Action.RemoveMarker(marker.company(), marker.hex(), marker.city()),
        "move the marker in {where}",
        Map.of("where", HexLabel.of(game.title().map().hex(marker.hex()))));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var remove = (Action.RemoveMarker) action;
    Optional<PrivateCompany> owned = MarkerMoves.right(change.game(), remove.by());
    Refusal.unless(
        owned.isPresent(), "private", "%s has no private that moves a marker", remove.by());
    Marker marker =
        MarkerMoves.movable(change.game(), remove.by(), owned.get()).stream()
            .filter(each -> each.hex().equals(remove.hex()) && each.city() == remove.city())
            .findFirst()
            .orElseThrow(
                () ->
                    Refusal.because(
                        "marker",
                        "%s has no marker in %s that %s may move",
                        remove.by(),
                        remove.hex(),
                        owned.get().id()));
    MarkerMoves.takeUp(change, marker, owned.get());
  }
}
