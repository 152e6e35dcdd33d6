package roundhouse.editor.play;

import java.util.List;
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
}
