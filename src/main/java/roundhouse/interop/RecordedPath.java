package roundhouse.interop;

import java.util.Collection;
import java.util.List;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * The path of a recorded run over the board.
 *
 * @param visited its stops as nodes, in order; it begins and ends at a stop
 * @param segments its track, in the same order
 */
record RecordedPath(TrackGraph track, List<Integer> visited, List<Integer> segments) {

  RecordedPath {
    visited = List.copyOf(visited);
    segments = List.copyOf(segments);
  }

  boolean endsAt(int node) {
    return node == visited.getFirst() || node == visited.getLast();
  }

  /**
   * The run of a train card that calls at some of the stops. It omits track before the first call
   * and after the last, unless the run would then end at a halt.
   */
  Run run(String card, Collection<Integer> calls) {
    return run(card, calls, false);
  }

  /**
   * The same.
   *
   * @param whole whether the track beside the calls counts as well
   */
  Run run(String card, Collection<Integer> calls, boolean whole) {
    List<Integer> called = visited.stream().filter(calls::contains).toList();
    boolean shorter = called.size() > 1 && mayEnd(called.getFirst()) && mayEnd(called.getLast());
    List<Integer> used =
        shorter && !whole
            ? segments.subList(reached(called.getFirst()), reached(called.getLast()))
            : segments;
    return new Run(
        card, used.stream().map(this::piece).toList(), called.stream().map(this::stop).toList());
  }

  private boolean mayEnd(int node) {
    return track.stop(node).stop().kind() != Stop.Kind.HALT;
  }

  /** The number of segments before a stop. */
  private int reached(int stop) {
    int node = visited.getFirst();
    int before = 0;
    while (node != stop) node = track.otherEnd(segments.get(before++), node);
    return before;
  }

  private TrackRef piece(int segment) {
    return TrackRef.of(track.hexId(track.hexOf(segment)), track.track(segment));
  }

  private StopRef stop(int node) {
    return new StopRef(track.stop(node).hex(), track.stop(node).index());
  }
}
