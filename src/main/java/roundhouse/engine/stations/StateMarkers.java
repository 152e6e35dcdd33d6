package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Marker;
import roundhouse.design.StateRailwaySpec;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.game.Company;

/** Station markers of the state railway: those it takes over, and those reserved for it. */
public final class StateMarkers {
  private StateMarkers() {}

  /**
   * Replaces a company's markers with the state's, where the state has one left and none in the
   * hex; removes the others.
   */
  public static void takeMarkers(Change change, String id, StateRailwaySpec rules) {
    for (Marker marker : change.state().board().markersOf(id)) {
      var board = change.state().board();
      var others = new ArrayList<>(board.markers());
      int at = others.indexOf(marker);
      boolean taken = mayMark(change.game(), rules, marker.hex());
      if (taken) others.set(at, marker.of(rules.company()));
      else others.remove(at);
      change.become(change.state().with(board.withMarkers(others)));
      if (taken) useMarker(change, rules.company());
    }
  }

  private static Optional<StateRailwaySpec> rules(Game game) {
    return game.design().stateRailway();
  }

  private static void useMarker(Change change, String state) {
    Company railway = change.company(state);
    change.become(railway.withMarkers(railway.markers().subList(1, railway.markers().size())));
  }

  /** The state has one marker in a hex at most, and keeps enough for the hexes reserved for it. */
  private static boolean mayMark(Game game, StateRailwaySpec rules, String hex) {
    var board = game.state().board();
    List<Marker> its = board.markersOf(rules.company());
    if (its.stream().anyMatch(marker -> marker.hex().equals(hex))) return false;
    int left = game.company(rules.company()).markers().size();
    if (rules.keeps().containsKey(hex) && (!rules.keptApart() || itsTime(game, rules, hex)))
      return left > 0;
    long waiting =
        rules.keeps().keySet().stream()
            .filter(
                kept ->
                    rules.keptApart()
                        ? !itsTime(game, rules, kept)
                        : its.stream().noneMatch(marker -> marker.hex().equals(kept)))
            .count();
    return left > waiting;
  }

  /** Whether the state may now place its marker in a hex reserved for it. */
  private static boolean itsTime(Game game, StateRailwaySpec rules, String hex) {
    return game.state().board().tile(hex).color().ordinal() >= rules.keeps().get(hex).ordinal();
  }

  /** Places the reserved markers that are due. */
  public static void placeKept(Change change) {
    StateRailwaySpec rules = rules(change.game()).orElseThrow();
    rules.keeps().keySet().forEach(hex -> placeKept(change, rules, hex));
  }

  /**
   * After a tile was laid, places the state's marker if a space there is reserved for it and due at
   * once.
   */
  public static void tileLaid(Change change, String hex) {
    rules(change.game())
        .filter(rules -> rules.places() == StateRailwaySpec.Placing.AT_ONCE)
        .filter(rules -> rules.keeps().containsKey(hex))
        .ifPresent(rules -> placeKept(change, rules, hex));
  }

  private static void placeKept(Change change, StateRailwaySpec rules, String hex) {
    var board = change.state().board();
    if (!itsTime(change.game(), rules, hex) || !mayMark(change.game(), rules, hex)) return;
    for (int city = board.tile(hex).stops().size() - 1; city >= 0; city--) {
      if (!board.tile(hex).stops().get(city).isCity()) continue;
      var slot = board.freeSlot(hex, city);
      if (slot.isEmpty()) continue;
      var marker = new Marker(rules.company(), hex, city, slot.get(), false, false);
      change.become(change.state().with(board.with(marker)));
      useMarker(change, rules.company());
      change.follows(rules.company(), "%s places its marker in %s", rules.company(), hex);
      return;
    }
  }

  /** Spaces of a hex that companies must leave to the state railway. */
  static int kept(Game game, String hex, String company) {
    return (int)
        rules(game)
            .filter(rules -> !rules.company().equals(company))
            .filter(rules -> rules.keeps().containsKey(hex))
            .filter(rules -> itsTime(game, rules, hex))
            .filter(
                rules ->
                    game.state().board().markersAt(hex).stream()
                        .noneMatch(marker -> marker.company().equals(rules.company())))
            .stream()
            .count();
  }
}
