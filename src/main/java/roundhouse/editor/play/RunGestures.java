package roundhouse.editor.play;

import java.awt.geom.Point2D;
import java.util.Optional;
import roundhouse.board.HexId;

/**
 * Draws a run on the board: a click adds a stop, a right click makes the train call at it or pass,
 * and a drag puts a leg on other track.
 */
final class RunGestures {
  private final RunPlanner runs;
  private Optional<HexId> held = Optional.empty();

  RunGestures(RunPlanner runs) {
    this.runs = runs;
  }

  boolean isDrawing() {
    return runs.isDrawing();
  }

  void click(HexStops stops, Point2D point) {
    stops.stopAt(point).ifPresent(runs::click);
  }

  /** Continues to a stop of a hex, or through it, as F2 asks. */
  void enter(HexStops stops) {
    runs.enter(new RunOnHex(stops.hex().id(), stops.all()));
  }

  /** Returns false if the run does not reach the stop at that point. */
  boolean toggle(HexStops stops, Point2D point) {
    return stops.stopAt(point).filter(runs::toggle).isPresent();
  }

  /** Takes hold of the leg through a hex; returns false if there is none. */
  boolean grab(Optional<HexId> hex) {
    held = hex.filter(at -> runs.isDrawing() && runs.isDrawnIn(at));
    return held.isPresent();
  }

  /** Puts the leg that is held on track through another hex. */
  void drop(HexId hex) {
    held.ifPresent(from -> runs.reroute(from, hex));
  }
}
