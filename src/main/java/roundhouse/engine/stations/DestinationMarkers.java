package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.design.DestinationMarker;
import roundhouse.engine.Change;

/** Markers beside a city, at the destination of their company. */
public final class DestinationMarkers {
  private DestinationMarkers() {}

  /** Moves markers beside a city into spaces that an upgrade adds, where the design wants that. */
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
