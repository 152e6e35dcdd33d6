package roundhouse.route;

import java.util.ArrayList;
import java.util.List;

/**
 * A way that a train may run.
 *
 * @param arcs of its two arms: the first from the middle to one end, the second to the other
 * @param stops from end to end
 * @param keys track that no other run may use
 * @param possible places where it could call
 * @param passes cities full of others' markers that it passes
 * @param calls the best calls, judged alone
 */
record Candidate(
    List<Arc> first, List<Arc> second, int[] stops, long[] keys, long[] possible, int passes, CallChooser.Calls calls) {

  long score() {
    return calls.score();
  }

  boolean passesAny() {
    return passes > 0;
  }

  /** The run, with the calls chosen. */
  Run run(RouteTask task, RouteTask.Runner runner, CallChooser.Calls chosen) {
    var track = new ArrayList<TrackRef>();
    for (Arc arc : first.reversed()) {
      for (int at = arc.segments().length - 1; at >= 0; at--) track.add(ref(task.net, arc.segments()[at]));
    }
    for (Arc arc : second) {
      for (int segment : arc.segments()) track.add(ref(task.net, segment));
    }
    var called = new ArrayList<StopRef>();
    for (int stop : stops) {
      if (Bits.has(chosen.places(), task.net.place(stop))) called.add(task.net.ref(stop));
    }
    return new Run(runner.train().id(), track, called);
  }

  private static TrackRef ref(RouteNet net, int segment) {
    return TrackRef.of(net.track().hexId(net.track().hexOf(segment)), net.track().track(segment));
  }
}
