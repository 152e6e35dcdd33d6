package roundhouse.route;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;

/**
 * A run as a recording tells it: pieces of track in any order, each by its hex and the hexsides it
 * touches, and the hexes of the stops that count.
 */
record RecordedRun(String train, List<String> stops, List<Piece> path) {

  record Piece(String hex, Set<Integer> edges) {}

  /** The run on a board: the only way to use just these pieces; empty where there is none. */
  Optional<Run> resolve(TrackGraph track) {
    var left = new HashMap<Piece, Integer>();
    path.forEach(piece -> left.merge(piece, 1, Integer::sum));
    for (int start = 0; start < track.stops(); start++) {
      var way = new Way(track, left);
      if (way.follow(start, path.size())) return Optional.of(new Run(train, way.pieces(), calls(track, way.visited)));
    }
    return Optional.empty();
  }

  /** Of two stops in one hex the larger one counts, and the ends do. */
  private List<StopRef> calls(TrackGraph track, List<Integer> visited) {
    var open = new TreeMap<String, Integer>();
    stops.forEach(hex -> open.merge(hex, 1, Integer::sum));
    var order = new ArrayList<>(visited);
    order.sort((one, other) -> rank(track, visited, one) - rank(track, visited, other));
    Set<Integer> called = new HashSet<>();
    for (int node : order) {
      if (open.merge(track.stop(node).hex(), -1, Integer::sum) >= 0) called.add(node);
    }
    return visited.stream().filter(called::contains).map(node -> new StopRef(track.stop(node).hex(), track.stop(node).index())).toList();
  }

  private static int rank(TrackGraph track, List<Integer> visited, int node) {
    if (node == visited.getFirst() || node == visited.getLast()) return 0;
    Stop.Kind kind = track.stop(node).stop().kind();
    return kind == Stop.Kind.TOWN ? 2 : kind == Stop.Kind.HALT ? 3 : 1;
  }

  private static final class Way {
    private final TrackGraph track;
    private final Map<Piece, Integer> left;
    private final List<Integer> segments = new ArrayList<>();
    private final List<Integer> visited = new ArrayList<>();

    Way(TrackGraph track, Map<Piece, Integer> left) {
      this.track = track;
      this.left = left;
    }

    boolean follow(int node, int pieces) {
      boolean stop = track.isStop(node);
      if (stop && visited.contains(node)) return false;
      if (stop) visited.add(node);
      if (pieces == 0 && stop) return true;
      for (int segment : track.segmentsAt(node)) {
        Piece piece = piece(segment);
        if (left.getOrDefault(piece, 0) == 0 || segments.contains(segment)) continue;
        if (!segments.isEmpty() && !track.joins(node, segments.getLast(), segment)) continue;
        left.merge(piece, -1, Integer::sum);
        segments.add(segment);
        if (follow(track.otherEnd(segment, node), pieces - 1)) return true;
        segments.removeLast();
        left.merge(piece, 1, Integer::sum);
      }
      if (stop) visited.removeLast();
      return false;
    }

    private Piece piece(int segment) {
      var edges = new HashSet<Integer>();
      if (track.track(segment).a() instanceof roundhouse.board.Track.Edge(int number)) edges.add(number);
      if (track.track(segment).b() instanceof roundhouse.board.Track.Edge(int number)) edges.add(number);
      return new Piece(track.hexId(track.hexOf(segment)), edges);
    }

    List<TrackRef> pieces() {
      return Collections.unmodifiableList(
          segments.stream().map(segment -> TrackRef.of(track.hexId(track.hexOf(segment)), track.track(segment))).toList());
    }
  }
}
