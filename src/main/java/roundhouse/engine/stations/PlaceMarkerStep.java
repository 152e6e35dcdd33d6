package roundhouse.engine.stations;

import java.util.ArrayList;
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
import roundhouse.engine.Verdict;
import roundhouse.engine.events.HexLabel;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/** A company may place one station marker in its turn. */
public final class PlaceMarkerStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("marker-done");

  @Override
  public String name() {
    return "place-marker";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.PlaceMarker.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    if (StationMarkers.places(game, company).isEmpty() || !mayAtAll(game, company).allowed())
      return Optional.empty();
    return Optional.of(Decisions.of(game, company, name(), "place a station marker, or pass"));
  }

  private static Verdict mayAtAll(Game game, Company company) {
    return game.ask(MarkerHooks.MAY_PLACE_MARKERS, new MarkerHooks.MayPlaceMarkers(company));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    var all = new ArrayList<Choice>();
    for (TrackGraph.StopAt at : StationMarkers.places(game, company)) {
      var hex = game.title().map().hex(at.hex());
      int cost = StationMarkers.cost(game, company, hex, at.index());
      all.add(
          Choice.of(
              new Action.PlaceMarker(company.id(), at.hex(), at.index()),
              "station marker in {place} for {cost}",
              Map.of("place", HexLabel.of(hex), "cost", game.amount(cost))));
    }
    all.add(Choice.of(new Action.Pass(company.id()), "no station marker"));
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    if (action instanceof Action.PlaceMarker place) {
      Refusal.unless(mayAtAll(change.game(), change.company(place.by())), "station-marker");
      StationMarkers.place(change, place.by(), city(change.game(), place));
    }
    change.remember(DONE, true);
  }

  private static TrackGraph.StopAt city(Game game, Action.PlaceMarker place) {
    Refusal.unless(
        game.title().map().hexes().containsKey(place.hex()),
        "hex",
        "there is no hex %s on the map",
        place.hex());
    var stops = game.state().board().tile(place.hex()).stops();
    boolean city =
        place.city() >= 0 && place.city() < stops.size() && stops.get(place.city()).isCity();
    Refusal.unless(city, "city", "there is no city number %d in %s", place.city(), place.hex());
    return new TrackGraph.StopAt(place.hex(), place.city(), stops.get(place.city()));
  }
}
