package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.design.spec.steps.DestinationMarker;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;

/**
 * Markers that stand beside their city until it has a space for them: those at the destination of
 * their company, and home markers that found their city full.
 */
public final class MarkersBesideCities {
  private MarkersBesideCities() {}

  /**
   * The space that a marker takes in its city: none if the city is full, and for a marker at a
   * destination none if those stay beside cities or a home marker still to come needs what is free.
   */
  public static int space(Game game, Marker marker) {
    if (!marker.home() && !mayTakeSpace(game, marker)) return Marker.BESIDE;
    return game.state().board().freeSlot(marker.hex(), marker.city()).orElse(Marker.BESIDE);
  }

  private static boolean mayTakeSpace(Game game, Marker marker) {
    var spaces = new CitySpaces(game, game.title().map().hex(marker.hex()), marker.city());
    return rules(game, marker.hex()).isPresent()
        && !spaces.keptForHomes(game.company(marker.company()));
  }

  private static Optional<DestinationMarker> rules(Game game, HexId hex) {
    return game.design().rounds().values().stream()
        .flatMap(round -> round.steps().stream())
        .filter(DestinationMarker.class::isInstance)
        .map(DestinationMarker.class::cast)
        .filter(step -> step.inSpaces().contains(hex.text()))
        .findFirst();
  }

  /** Markers beside a city move into spaces that an upgrade brings. */
  public static void upgraded(StateTransaction change, HexId hex) {
    for (Marker marker : change.state().board().markersAt(hex)) {
      if (marker.takesSpace()) continue;
      int space = space(change.game(), marker);
      if (space == Marker.BESIDE) continue;
      Board board = change.state().board();
      var all = new ArrayList<>(board.markers());
      all.set(all.indexOf(marker), marker.at(marker.city(), space));
      change.update(change.state().with(board.withMarkers(all)));
    }
  }

  /** They move into spaces that a company has left, unless the title has them stay. */
  public static void left(StateTransaction change, List<HexId> hexes) {
    for (HexId hex : hexes)
      if (rules(change.game(), hex).map(DestinationMarker::takesSpacesLeft).orElse(false))
        upgraded(change, hex);
  }
}
