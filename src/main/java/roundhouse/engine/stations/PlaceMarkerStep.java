package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.MarkerClaim;
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
import roundhouse.engine.rounds.Waiver;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.MemoryKey;

/** A company may place one station marker in its turn. */
public final class PlaceMarkerStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("marker-done");
  private static final MemoryKey<Boolean> PASSED = MemoryKey.flag("markers-passed");

  /** Whether the turn has placed its marker, or given that up. */
  public static boolean hasPlaced(Frame turn) {
    return turn.memory().is(DONE);
  }

  /** Whether the turn has placed its marker in a step of its own, which follows its track. */
  static boolean hasEndedTrack(List<Step> steps, Frame turn) {
    return hasPlaced(turn) && steps.stream().anyMatch(PlaceMarkerStep.class::isInstance);
  }

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
    Company company = game.company(game.turn().entity());
    boolean neutral = !hasPlaced(game.turn()) && !NeutralMarkers.places(game, company).isEmpty();
    boolean none = places(game, company).isEmpty() && !neutral;
    if (none || !mayAtAll(game, company).allowed()) return Optional.empty();
    return Optional.of(Decisions.of(game, company, name(), "place a station marker, or pass"));
  }

  /** After the marker of the turn, only those that come in addition. */
  private static List<TrackGraph.StopAt> places(Game game, Company company) {
    if (!mayAtAll(game, company).allowed()) return List.of();
    return StationMarkers.places(game, company).stream()
        .filter(
            at ->
                !hasPlaced(game.turn())
                    || mayFollow(game, at.hex())
                    || isAdditional(game, company, at))
        .filter(at -> !game.turn().memory().is(PASSED))
        .toList();
  }

  /** Whether a script allows another marker there after the one of the turn. */
  private static boolean mayFollow(Game game, HexId hex) {
    return Waiver.lifts(game, Waiver.Rule.MARKERS_A_TURN, hex);
  }

  /** Markers that come in addition to the one of the turn, at any time in it. */
  public List<Choice> additional(Game game) {
    Company company = game.company(game.turn().entity());
    return choices(game).stream()
        .filter(
            choice ->
                choice.action() instanceof Action.PlaceMarker place
                    && isAdditional(
                        game, company, StationMarkers.city(game, place.hex(), place.city())))
        .toList();
  }

  private static boolean isAdditional(Game game, Company company, TrackGraph.StopAt at) {
    return MarkerClaims.at(game, company, at.hex(), at.index())
        .filter(MarkerClaim::isAdditional)
        .isPresent();
  }

  private static Verdict mayAtAll(Game game, Company company) {
    return game.ask(MarkerHooks.MAY_PLACE_MARKERS, new MarkerHooks.MayPlaceMarkers(company));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    var all = new ArrayList<Choice>();
    for (TrackGraph.StopAt at : places(game, company)) {
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
    if (action instanceof Action.Pass) {
      pass(change, action);
      return;
    }
    Refusal.unless(mayAtAll(game, game.company(action.by())), "station-marker");
    boolean additional =
        action instanceof Action.PlaceMarker(String by, HexId hex, int city)
            && isAdditional(game, game.company(by), StationMarkers.city(game, hex, city));
    Refusal.unless(
        additional
            || !hasPlaced(game.turn())
            || action instanceof Action.PlaceMarker again && mayFollow(game, again.hex()),
        "station-marker",
        "%s has placed its station marker of this turn",
        action.by());
    place(change, action);
    if (!additional) change.remember(DONE, true);
  }

  private static void pass(StateTransaction change, Action action) {
    change.remember(DONE, true);
    if (!places(change.game(), change.company(action.by())).isEmpty())
      change.remember(PASSED, true);
  }

  private static void place(StateTransaction change, Action action) {
    Game game = change.game();
    switch (action) {
      case Action.PlaceMarker(String by, HexId hex, int city) ->
          StationMarkers.place(change, by, StationMarkers.city(game, hex, city));
      case Action.PlaceNeutralMarker(String by, HexId hex, int city) ->
          NeutralMarkers.place(change, by, StationMarkers.city(game, hex, city));
      default -> {}
    }
  }
}
