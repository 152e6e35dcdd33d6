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
    return List.of(Action.PlaceMarker.class, Action.PlaceNeutralMarker.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    boolean none =
        StationMarkers.places(game, company).isEmpty()
            && NeutralMarkers.places(game, company).isEmpty();
    if (none || !mayAtAll(game, company).allowed()) return Optional.empty();
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
      int cost = StationMarkers.cost(game, company, at);
      all.add(
          Choice.of(
              new Action.PlaceMarker(company.id(), at.hex(), at.index()),
              "station marker in {place} for {cost}",
              Map.of("place", HexLabel.of(hex), "cost", game.amount(cost))));
    }
    for (TrackGraph.StopAt at : NeutralMarkers.places(game, company))
      all.add(
          Choice.of(
              new Action.PlaceNeutralMarker(company.id(), at.hex(), at.index()),
              "neutral marker in {place}",
              Map.of("place", HexLabel.of(game.title().map().hex(at.hex())))));
    all.add(Choice.of(new Action.Pass(company.id()), "no station marker"));
    return all;
  }

  @Override
  public void take(StateTransaction change, Action action) {
    Game game = change.game();
    if (!(action instanceof Action.Pass))
      Refusal.unless(mayAtAll(game, game.company(action.by())), "station-marker");
    switch (action) {
      case Action.PlaceMarker(String by, String hex, int city) ->
          StationMarkers.place(change, by, StationMarkers.city(game, hex, city));
      case Action.PlaceNeutralMarker(String by, String hex, int city) ->
          NeutralMarkers.place(change, by, StationMarkers.city(game, hex, city));
      default -> {}
    }
    change.remember(DONE, true);
  }
}
