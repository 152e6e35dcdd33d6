package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.design.DestinationMarker;
import roundhouse.engine.Change;

/** Markers that stand beside a city, at the destination of their company. */
public final class DestinationMarkers {
  private DestinationMarkers() {}

  /**
   * A marker beside a city moves into a space that an upgrade brings, where such markers take
   * spaces.
   */
  public static void takeSpaces(Change change, String hex) {
    boolean inSpaces =
        change.title().design().rounds().values().stream()
            .flatMap(round -> round.steps().stream())
            .anyMatch(
                step ->
                    step instanceof DestinationMarker marker && marker.inSpaces().contains(hex));
    if (!inSpaces) return;
    for (Marker marker : change.state().board().markersAt(hex)) {
      if (marker.takesSpace()) continue;
      Board board = change.state().board();
      Optional<Integer> slot = board.freeSlot(hex, marker.city());
      if (slot.isEmpty()) return;
      var all = new ArrayList<>(board.markers());
      all.set(all.indexOf(marker), marker.at(marker.city(), slot.get()));
      change.become(change.state().with(board.withMarkers(all)));
    }
  }
}
