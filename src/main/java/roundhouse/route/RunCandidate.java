package roundhouse.route;

import java.util.ArrayList;
import java.util.List;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * A possible run of a train.
 *
 * @param first arcs from a stop on the way to one end
 * @param second arcs from the same stop to the other end
 * @param stops from end to end
 * @param keys track that no other run may use
 * @param possible stops where the run could call, and their groups
 * @param passes number of full cities that it passes
 * @param calls the best calls of this run alone
 */
record RunCandidate(
    List<RouteArc> first,
    List<RouteArc> second,
    int[] stops,
    long[] keys,
    long[] possible,
    int passes,
    CallChooser.Calls calls) {

  long score() {
    return calls.score();
  }

  boolean passesAny() {
    return passes > 0;
  }

  /** The run with its chosen calls, starting at the end with the lower number. */
  Run run(IndexedProblem task, IndexedProblem.IndexedTrain runner, CallChooser.Calls chosen) {
    var track = new ArrayList<TrackRef>();
    for (RouteArc arc : first.reversed()) {
      for (int at = arc.segments().length - 1; at >= 0; at--)
        track.add(ref(task.net, arc.segments()[at]));
    }
    for (RouteArc arc : second) {
      for (int segment : arc.segments()) track.add(ref(task.net, segment));
    }
    var called = new ArrayList<StopRef>();
    for (int stop : stops) {
      if (BitWords.has(chosen.places(), stop)) called.add(task.net.ref(stop));
    }
    boolean turned = stops[0] > stops[stops.length - 1];
    return new Run(
        runner.train().id(),
        turned ? track.reversed() : track,
        turned ? called.reversed() : called);
  }

  private static TrackRef ref(RouteNet net, int segment) {
    return TrackRef.of(net.track().hexId(net.track().hexOf(segment)), net.track().track(segment));
  }
}
