package roundhouse.engine.stations;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.HexLabel;

/** A company places the marker that it has taken up. */
public final class MovedMarkerStep implements Step {
  @Override
  public String name() {
    return "place-moved-marker";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.PlaceMarker.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (MarkerMoves.places(game).isEmpty()) return Optional.empty();
    return Optional.of(
        Decisions.of(game, game.company(game.turn().entity()), name(), "place the moved marker"));
  }

  @Override
  public List<Choice> choices(Game game) {
    return MarkerMoves.places(game).stream()
        .map(
            at ->
                Choice.of(
                    new Action.PlaceMarker(game.turn().entity(), at.hex(), at.index()),
                    "moved marker in {place}",
                    Map.of("place", HexLabel.of(game.title().map().hex(at.hex())))))
        .toList();
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var place = (Action.PlaceMarker) action;
    TrackGraph.StopAt at =
        MarkerMoves.places(change.game()).stream()
            .filter(each -> each.hex().equals(place.hex()) && each.index() == place.city())
            .findFirst()
            .orElseThrow(
                () ->
                    Refusal.because(
                        "marker",
                        "%s cannot move its marker to city %s in %s",
                        place.by(),
                        place.city(),
                        place.hex()));
    MarkerMoves.place(change, at);
  }
}
