package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.stations.MarkerHooks.SpaceCause;

/**
 * Markers that stand beside their city until it has a space for them: home markers that found their
 * city full, and those that scripts place so.
 */
public final class MarkersBesideCities {
  private MarkersBesideCities() {}

  /**
   * The space that a marker takes in its city: none if the city is full or the marker stays where
   * it is, and for others than home markers none that a home still to come needs.
   */
  static int space(Game game, Marker marker, SpaceCause when) {
    Hex hex = game.title().map().hex(marker.hex());
    var asked =
        new MarkerHooks.TakesSpace(
            game.company(marker.company()), hex, marker.city(), marker.home(), when);
    if (!game.ask(MarkerHooks.TAKES_SPACE, asked) || isKept(game, marker, hex))
      return Marker.BESIDE;
    return game.state().board().freeSlot(marker.hex(), marker.city()).orElse(Marker.BESIDE);
  }

  private static boolean isKept(Game game, Marker marker, Hex hex) {
    return !marker.home()
        && new CitySpaces(game, hex, marker.city()).keptForHomes(game.company(marker.company()));
  }

  /** Markers beside a city move into spaces that an upgrade brings. */
  public static void upgraded(StateTransaction change, HexId hex) {
    look(change, hex, SpaceCause.UPGRADED);
  }

  /** They may move into spaces that a company has left. */
  public static void left(StateTransaction change, List<HexId> hexes) {
    for (HexId hex : hexes) look(change, hex, SpaceCause.LEFT);
  }

  private static void look(StateTransaction change, HexId hex, SpaceCause when) {
    for (Marker marker : change.state().board().markersAt(hex)) {
      if (marker.takesSpace()) continue;
      int space = space(change.game(), marker, when);
      if (space == Marker.BESIDE) continue;
      Board board = change.state().board();
      var all = new ArrayList<>(board.markers());
      all.set(all.indexOf(marker), marker.at(marker.city(), space));
      change.update(change.state().with(board.withMarkers(all)));
    }
  }
}
