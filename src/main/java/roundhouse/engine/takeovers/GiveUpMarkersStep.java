package roundhouse.engine.takeovers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Change;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.Step;
import roundhouse.engine.stations.Markers;
import roundhouse.game.Company;

/** After a merger, the president gives up markers that the new company may not keep. */
public final class GiveUpMarkersStep implements Step {
  @Override
  public String name() {
    return "give-up-markers";
  }

  @Override
  public List<Class<? extends Action>> takes() {
    return List.of(Action.RemoveMarker.class);
  }

  private static List<Marker> markers(Game game) {
    return game.state().board().markersOf(game.turn().entity());
  }

  @Override
  public Optional<Decision> decision(Game game) {
    int keeps = game.turn().memory().number("keeps");
    if (markers(game).size() <= keeps) return Optional.empty();
    Company company = game.company(game.turn().entity());
    return Optional.of(Decisions.of(game, company, name(), "give up markers down to " + keeps));
  }

  @Override
  public List<Choice> choices(Game game) {
    return markers(game).stream()
        .map(
            marker ->
                Choice.of(
                    new Action.RemoveMarker(marker.company(), marker.hex()),
                    "give up the marker in " + game.title().map().hex(marker.hex()).label()))
        .toList();
  }

  @Override
  public void take(Change change, Action action) {
    var remove = (Action.RemoveMarker) action;
    Marker marker =
        markers(change.game()).stream()
            .filter(each -> each.hex().equals(remove.hex()))
            .findFirst()
            .orElseThrow(
                () ->
                    Refusal.because("marker", "%s has no marker in %s", remove.by(), remove.hex()));
    var board = change.state().board();
    var others = new ArrayList<>(board.markers());
    others.remove(marker);
    change.become(change.state().with(board.withMarkers(others)));
    Company company = change.company(remove.by());
    List<Integer> all = Markers.ofCharter(change.title().design(), company.id());
    int left = company.markers().size() + 1;
    if (left <= all.size())
      change.become(company.withMarkers(all.subList(all.size() - left, all.size())));
    change.did(remove.by(), "%s gives up its marker in %s", remove.by(), remove.hex());
  }
}
