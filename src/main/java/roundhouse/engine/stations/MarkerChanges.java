package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.design.binding.NumberLimits;
import roundhouse.engine.Effect;
import roundhouse.engine.Effect.Placement.At;
import roundhouse.engine.Effect.Placement.From;
import roundhouse.engine.Effect.Replacement.By;
import roundhouse.engine.Effect.Replacement.Keeps;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.stations.MarkerHooks.SpaceCause;
import roundhouse.game.Company;

/** Changes of station markers that no player pays for: effects of scripts. */
public final class MarkerChanges {
  private MarkerChanges() {}

  /** Adds markers with these prices to the end of a charter. */
  public static void add(StateTransaction change, String id, List<Integer> prices) {
    Company company = change.company(id);
    var all = new ArrayList<>(company.markers());
    for (int price : prices)
      Refusal.unless(
          price >= 0 && price <= NumberLimits.MONEY,
          "station-marker",
          "the price of a marker is from 0 to %s, not %s",
          NumberLimits.MONEY,
          price);
    all.addAll(prices);
    Refusal.unless(
        all.size() <= NumberLimits.FEW,
        "station-marker",
        "a charter has at most %s markers",
        NumberLimits.FEW);
    change.update(company.withMarkers(all));
    if (!prices.isEmpty()) change.log(new BoardEvent.MarkersAdded(id, prices.size()));
  }

  /** Places a marker for nothing, wherever the company's track leads; see the effect. */
  public static void place(StateTransaction change, Effect.PlaceMarker place) {
    Game game = change.game();
    String id = place.company();
    boolean atEdge = place.how().at() == At.EDGE;
    boolean additional = place.how().from() == From.SUPPLY;
    Hex hex = game.title().map().hexes().get(place.hex());
    Refusal.unless(hex != null, "hex", "there is no hex %s on the map", place.hex());
    List<Stop> stops = game.state().board().tile(place.hex()).stops();
    Refusal.unless(
        place.city() >= 0
            && place.city() < stops.size()
            && (atEdge || stops.get(place.city()).isCity()),
        "station-marker",
        "there is no %s %s in %s, counted from 0",
        atEdge ? "stop" : "city",
        place.city(),
        hex.label());
    Refusal.unless(
        additional || !game.company(id).markers().isEmpty(),
        "station-marker",
        "%s has no station marker left; write { from: 'supply' } for an additional one",
        id);
    if (atEdge) {
      var edge = new Marker(id, hex.id(), place.city(), Marker.BESIDE, false, false);
      int space = MarkersBesideCities.space(game, edge, SpaceCause.PLACED);
      StationMarkers.put(change, edge.at(place.city(), space), 0, additional);
      return;
    }
    Refusal.unless(
        StationMarkers.mayPlace(
            game, new MarkerHooks.MayPlaceMarker(game.company(id), hex, place.city())),
        "station-marker");
    var at = new TrackGraph.StopAt(hex.id(), place.city(), stops.get(place.city()));
    StationMarkers.put(change, id, at, 0, additional);
  }

  /** Removes a marker from the board and the game; -1 stands for the only city with one. */
  public static void remove(StateTransaction change, String id, HexId hex, int city) {
    Marker marker = named(change, id, hex, city);
    CompanyAssets.removeMarker(change, marker);
    change.log(new BoardEvent.MarkerRemoved(id, label(change, hex)));
    MarkersBesideCities.left(change, List.of(hex));
  }

  /** Moves a company's only marker in a hex to a city of another hex, or of the same. */
  public static void move(StateTransaction change, String id, HexId from, HexId to, int city) {
    Marker marker = named(change, id, from, -1);
    TrackGraph.StopAt at = StationMarkers.city(change.game(), to, city);
    CompanyAssets.removeMarker(change, marker);
    Hex hex = change.title().map().hex(to);
    Refusal.unless(
        StationMarkers.mayPlace(
            change.game(), new MarkerHooks.MayPlaceMarker(change.company(id), hex, city)),
        "station-marker");
    Board board = change.state().board();
    int slot = board.freeSlot(at.hex(), city).orElseThrow();
    var moved = new Marker(id, to, city, slot, marker.home(), marker.flipped(), marker.neutral());
    change.update(change.state().with(board.with(moved)));
    change.log(new BoardEvent.MarkerMoved(id, label(change, to), city));
    MarkersBesideCities.left(change, List.of(from));
  }

  /** A marker of another company takes the space of one; see the effect. */
  public static void replace(StateTransaction change, Effect.ReplaceMarker replace) {
    Effect.Replacement how = replace.how();
    String to = replace.to();
    HexId hex = replace.hex();
    Refusal.unless(
        !to.equals(replace.from()), "station-marker", "%s cannot replace its own marker", to);
    Marker marker = named(change, replace.from(), hex, how.city());
    Optional<Marker> own =
        change.state().board().markersAt(hex).stream()
            .filter(other -> other.company().equals(to))
            .findFirst();
    if (own.isPresent()) {
      if (how.keeps() == Keeps.OWN) {
        remove(change, replace.from(), hex, marker.city());
        return;
      }
      CompanyAssets.removeMarker(change, own.get());
    } else if (how.by() == By.CHARTER) {
      useMarker(change, to);
    }
    CompanyAssets.passMarker(change, marker, to);
    change.log(
        new BoardEvent.MarkerReplaced(to, label(change, hex), marker.city(), replace.from()));
    MarkersBesideCities.left(change, List.of(hex));
  }

  private static void useMarker(StateTransaction change, String id) {
    List<Integer> left = change.company(id).markers();
    Refusal.unless(
        !left.isEmpty(),
        "station-marker",
        "%s has no station marker left on its charter; write { by: 'same' } where the marker"
            + " itself changes its owner",
        id);
    change.update(change.company(id).withMarkers(left.subList(1, left.size())));
  }

  /** The marker of a company in a hex, or of several the one in that city. */
  private static Marker named(StateTransaction change, String id, HexId hex, int city) {
    Refusal.unless(
        change.title().map().hexes().containsKey(hex), "hex", "there is no hex %s on the map", hex);
    List<Marker> there =
        change.state().board().markersAt(hex).stream()
            .filter(marker -> marker.company().equals(id))
            .filter(marker -> city == -1 || marker.city() == city)
            .toList();
    Refusal.unless(
        !there.isEmpty(),
        "station-marker",
        "%s has no marker in %s%s; it has markers in %s",
        id,
        hex,
        city == -1 ? "" : ", city " + city,
        change.state().board().markersOf(id).stream().map(Marker::hex).distinct().toList());
    Refusal.unless(
        there.stream().map(Marker::city).distinct().count() == 1,
        "station-marker",
        "%s has several markers in %s: say in which city",
        id,
        hex);
    return there.getFirst();
  }

  private static HexLabel label(StateTransaction change, HexId hex) {
    return HexLabel.of(change.title().map().hex(hex));
  }
}
