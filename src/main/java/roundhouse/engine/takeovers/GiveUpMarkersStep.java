package roundhouse.engine.takeovers;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.stations.StationMarkers;
import roundhouse.game.Company;

/**
 * After a merger the president chooses which markers the new company keeps, one in a hex, by giving
 * up the others.
 */
public final class GiveUpMarkersStep implements Step {
  @Override
  public String name() {
    return "give-up-markers";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.RemoveMarker.class);
  }

  private static List<Marker> markers(Game game) {
    return game.state().board().markersOf(game.turn().entity());
  }

  private static int hexes(List<Marker> markers) {
    return (int) markers.stream().map(Marker::hex).distinct().count();
  }

  private static int keeps(Game game) {
    return Math.min(game.turn().memory().get(Mergers.KEEPS), hexes(markers(game)));
  }

  @Override
  public Optional<Decision> decision(Game game) {
    int keeps = keeps(game);
    if (markers(game).size() <= keeps) return Optional.empty();
    Company company = game.company(game.turn().entity());
    return Optional.of(Decisions.of(game, company, name(), "give up markers down to " + keeps));
  }

  /** Those without which as many hexes are left as the company may keep markers in. */
  private static List<Marker> spare(Game game) {
    List<Marker> all = markers(game);
    return all.stream()
        .filter(
            marker -> {
              var others = new ArrayList<>(all);
              others.remove(marker);
              return hexes(others) >= keeps(game);
            })
        .toList();
  }

  @Override
  public List<Choice> choices(Game game) {
    var told = new HashSet<Action>();
    return spare(game).stream()
        .map(marker -> choice(game, marker))
        .filter(choice -> told.add(choice.action()))
        .toList();
  }

  private static Choice choice(Game game, Marker marker) {
    boolean several =
        markers(game).stream()
            .anyMatch(other -> other.hex().equals(marker.hex()) && other.city() != marker.city());
    var where = HexLabel.of(game.title().map().hex(marker.hex()));
    return Choice.of(
        new Action.RemoveMarker(marker.company(), marker.hex(), several ? marker.city() : 0),
        several ? "give up the marker in {where}, city {city}" : "give up the marker in {where}",
        Map.of("where", where));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var remove = (Action.RemoveMarker) action;
    Marker marker = named(change.game(), remove);
    Refusal.unless(
        spare(change.game()).contains(marker),
        "marker",
        "%s keeps its marker in %s: it may keep as many as there are hexes, up to %s",
        remove.by(),
        remove.hex(),
        keeps(change.game()));
    CompanyAssets.removeMarker(change, marker);
    settle(change, remove.by());
    change.log(
        new BoardEvent.MarkerGivenUp(
            remove.by(), HexLabel.of(change.title().map().hex(remove.hex()))));
  }

  /** The only marker in that hex, or of several the one in that city. */
  private static Marker named(Game game, Action.RemoveMarker remove) {
    List<Marker> there =
        markers(game).stream().filter(marker -> marker.hex().equals(remove.hex())).toList();
    return there.stream()
        .filter(marker -> there.size() == 1 || marker.city() == remove.city())
        .findFirst()
        .orElseThrow(
            () ->
                Refusal.because(
                    "marker",
                    there.isEmpty() ? "%s has no marker in %s" : "%s has no marker in %s, city %s",
                    remove.by(),
                    remove.hex(),
                    remove.city()));
  }

  /** The charter holds as many markers as it has spaces, but for those on the board. */
  static void settle(StateTransaction change, String id) {
    List<Integer> all = StationMarkers.ofCharter(change.game(), id);
    int placed = Math.min(change.state().board().markersOf(id).size(), all.size());
    change.update(change.company(id).withMarkers(all.subList(placed, all.size())));
  }
}
