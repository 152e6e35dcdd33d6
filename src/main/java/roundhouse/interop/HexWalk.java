package roundhouse.interop;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.board.TrackGraph;

/**
 * Finds the walks over the board from stop to stop that lead through all of some hexes and through
 * no others. Old recordings say no more about a run, and name the hexes in no particular order.
 */
final class HexWalk {
  private final TrackGraph track;
  private final Set<String> hexes;
  private final List<Integer> visited = new ArrayList<>();
  private final List<Integer> segments = new ArrayList<>();
  private final List<RecordedPath> found = new ArrayList<>();

  HexWalk(TrackGraph track, List<String> hexes) {
    this.track = track;
    this.hexes = Set.copyOf(hexes);
  }

  /** All such walks. */
  List<RecordedPath> all() {
    for (int start = 0; start < track.stops(); start++) follow(start);
    return List.copyOf(found);
  }

  private void follow(int node) {
    boolean stop = track.isStop(node);
    if (stop && visited.contains(node)) return;
    if (stop) visited.add(node);
    if (stop && entered().equals(hexes)) found.add(new RecordedPath(track, visited, segments));
    for (int segment : track.segmentsAt(node)) {
      boolean here = hexes.contains(hex(segment));
      if (!here || segments.contains(segment) || !joins(node, segment)) continue;
      segments.add(segment);
      follow(track.otherEnd(segment, node));
      segments.removeLast();
    }
    if (stop) visited.removeLast();
  }

  private Set<String> entered() {
    var entered = new HashSet<String>();
    for (int segment : segments) entered.add(hex(segment));
    return entered;
  }

  private String hex(int segment) {
    return track.hexId(track.hexOf(segment)).text();
  }

  private boolean joins(int node, int segment) {
    return segments.isEmpty() || track.joins(node, segments.getLast(), segment);
  }
}
