package roundhouse.turn.runs;

import java.util.List;
import java.util.Optional;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * The part of a run between two chosen stops.
 *
 * @param track every piece from one to the other, in order
 * @param between stops on the way, in order
 */
record RunLeg(List<TrackRef> track, List<StopRef> between) {
  RunLeg {
    track = List.copyOf(track);
    between = List.copyOf(between);
  }

  /**
   * The stops that a leg joins, and the track before and behind it.
   *
   * @param arrived the piece by which the train reached the first; empty at the beginning of a run
   * @param leaving the piece by which it goes on from the second; empty at the end of a run
   */
  record Ends(StopRef from, StopRef to, Optional<TrackRef> arrived, Optional<TrackRef> leaving) {}
}
