package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.TileColor;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.StateRailwaySpec;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.companies.CompanyAssets;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.game.Company;

/** Station markers of the state railway: those it takes over, and those reserved for it. */
public final class StateRailwayMarkers {
  private StateRailwayMarkers() {}

  /**
   * Its markers become the state's, where the state has one left and none in the hex; the others
   * go. Where too few are left, they go to the cities that are worth most.
   */
  public static void takeMarkers(StateTransaction change, String id, StateRailwaySpec rules) {
    var colors = change.game().phase().tiles();
    var now = change.state().board();
    List<Marker> byWorth =
        now.markersOf(id).stream()
            .sorted(Comparator.comparingInt(marker -> -worth(now, marker, colors)))
            .toList();
    for (Marker marker : byWorth) {
      if (mayMark(change.game(), rules, marker.hex())) {
        CompanyAssets.passMarker(change, marker, rules.company());
        useMarker(change, rules.company());
      } else {
        CompanyAssets.removeMarker(change, marker);
      }
    }
  }

  private static int worth(Board board, Marker marker, List<TileColor> colors) {
    return board.tile(marker.hex()).stops().get(marker.city()).revenue().in(colors);
  }

  private static Optional<StateRailwaySpec> rules(Game game) {
    return game.design().stateRailway();
  }

  private static void useMarker(StateTransaction change, String state) {
    Company railway = change.company(state);
    change.update(railway.withMarkers(railway.markers().subList(1, railway.markers().size())));
  }

  /** The state has one marker in a hex at most, and keeps enough for the hexes reserved for it. */
  private static boolean mayMark(Game game, StateRailwaySpec rules, HexId hex) {
    var board = game.state().board();
    List<Marker> its = board.markersOf(rules.company());
    if (its.stream().anyMatch(marker -> marker.hex().equals(hex))) return false;
    int left = game.company(rules.company()).markers().size();
    if (rules.keeps().containsKey(hex.text())) return left > 0;
    long waiting =
        rules.keeps().keySet().stream()
            .filter(kept -> its.stream().noneMatch(marker -> marker.hex().is(kept)))
            .count();
    return left > waiting;
  }

  /** Whether the state may now place its marker in a hex reserved for it. */
  private static boolean itsTime(Game game, StateRailwaySpec rules, HexId hex) {
    return game.state().board().tile(hex).color().ordinal()
        >= rules.keeps().get(hex.text()).ordinal();
  }

  /** Places the reserved markers that are due. */
  public static void placeKept(StateTransaction change) {
    StateRailwaySpec rules = rules(change.game()).orElseThrow();
    rules.keeps().keySet().forEach(hex -> placeKept(change, rules, HexId.of(hex)));
  }

  /** The game begins: markers that come as soon as they may are there. */
  public static void atStart(StateTransaction change) {
    rules(change.game())
        .filter(rules -> rules.places() == StateRailwaySpec.Placing.AT_ONCE)
        .ifPresent(
            rules ->
                rules.keeps().keySet().forEach(hex -> placeKept(change, rules, HexId.of(hex))));
  }

  /**
   * After a tile was laid, places the state's marker if a space there is reserved for it and due at
   * once.
   */
  public static void tileLaid(StateTransaction change, HexId hex) {
    rules(change.game())
        .filter(rules -> rules.places() == StateRailwaySpec.Placing.AT_ONCE)
        .filter(rules -> rules.keeps().containsKey(hex.text()))
        .ifPresent(rules -> placeKept(change, rules, hex));
  }

  private static void placeKept(StateTransaction change, StateRailwaySpec rules, HexId hex) {
    var board = change.state().board();
    if (!itsTime(change.game(), rules, hex) || !mayMark(change.game(), rules, hex)) return;
    Optional<Integer> city =
        freeCity(change.game(), change.game().design().company(rules.company()), hex);
    if (city.isEmpty()) return;
    int slot = board.freeSlot(hex, city.get()).orElseThrow();
    var marker = new Marker(rules.company(), hex, city.get(), slot, false, false);
    change.update(change.state().with(board.with(marker)));
    useMarker(change, rules.company());
    change.log(
        new BoardEvent.StateMarkerPlaced(
            rules.company(), HexLabel.of(change.title().map().hex(hex))));
  }

  /** Its home city where the hex is its home, else the last city with a space. */
  private static Optional<Integer> freeCity(Game game, CompanySpec state, HexId hex) {
    var board = game.state().board();
    var cities = new ArrayList<>(board.tile(hex).cities().reversed());
    if (hex.is(state.home()))
      board.cityNow(HexId.of(state.home()), state.homeCity()).ifPresent(cities::addFirst);
    return cities.stream().filter(city -> board.freeSlot(hex, city).isPresent()).findFirst();
  }

  /** Spaces of a hex that companies must leave to the state railway. */
  static int kept(Game game, Hex hex, Company company) {
    return (int)
        rules(game)
            .filter(rules -> !rules.company().equals(company.id()))
            .filter(rules -> rules.keeps().containsKey(hex.id().text()))
            .filter(rules -> itsTime(game, rules, hex.id()))
            .filter(
                rules ->
                    game.state().board().markersAt(hex.id()).stream()
                        .noneMatch(marker -> marker.company().equals(rules.company())))
            .stream()
            .count();
  }
}
