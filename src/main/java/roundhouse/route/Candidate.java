package roundhouse.route;

import java.util.ArrayList;
import java.util.List;

/**
 * A way that a train may run.
 *
 * @param first arcs from somewhere on the way to one end
 * @param second arcs from the same place to the other end
 * @param stops from end to end
 * @param keys track that no other run may use
 * @param possible places where it could call
 * @param passes cities full of others' markers that it passes
 * @param calls the best ones, judged alone
 */
record Candidate(
    List<Arc> first,
    List<Arc> second,
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

  /** The run with the calls chosen, from the end that comes first on the board. */
  Run run(RouteTask task, RouteTask.Runner runner, CallChooser.Calls chosen) {
    var track = new ArrayList<TrackRef>();
    for (Arc arc : first.reversed()) {
      for (int at = arc.segments().length - 1; at >= 0; at--)
        track.add(ref(task.net, arc.segments()[at]));
    }
    for (Arc arc : second) {
      for (int segment : arc.segments()) track.add(ref(task.net, segment));
    }
    var called = new ArrayList<StopRef>();
    for (int stop : stops) {
      if (Bits.has(chosen.places(), task.net.place(stop))) called.add(task.net.ref(stop));
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
