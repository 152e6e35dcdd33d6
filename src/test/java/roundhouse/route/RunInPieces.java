package roundhouse.route;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.board.Stop;
import roundhouse.board.Track;
import roundhouse.board.TrackGraph;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * A run from a recording: pieces of track in any order, each by its hex and the hexsides it
 * touches, and the hexes of the stops that count.
 *
 * @param halts how many of those stops are halts, which decides between the stops of a hex; -1 if
 *     unknown
 */
public record RunInPieces(String train, List<String> stops, int halts, List<Piece> path) {

  /**
   * A piece of track, by the hexsides it touches: two for plain track, none between two stops of a
   * hex.
   */
  public record Piece(String hex, Set<Integer> edges) {}

  /** The run on a board: the only way to use exactly these pieces, if there is one. */
  public Optional<Run> resolve(TrackGraph track) {
    var left = new HashMap<Piece, Integer>();
    path.forEach(piece -> left.merge(piece, 1, Integer::sum));
    for (int start = 0; start < track.stops(); start++) {
      var way = new Way(track, left);
      if (way.follow(start, path.size()))
        return Optional.of(way.run(train, calls(track, way.visited)));
    }
    return Optional.empty();
  }

  private List<Integer> calls(TrackGraph track, List<Integer> visited) {
    List<Integer> called = choose(track, visited, false);
    for (int node : choose(track, visited, true)) {
      if (halts < 0 || called.stream().filter(other -> isHalt(track, other)).count() >= halts)
        break;
      if (called.contains(node)) continue;
      called = swapped(track, called, node);
    }
    List<Integer> chosen = called;
    return visited.stream().filter(chosen::contains).toList();
  }

  /**
   * As many stops of each hex as the recording names: large ones first, then towns or halts, ends
   * before others.
   */
  private List<Integer> choose(TrackGraph track, List<Integer> visited, boolean haltsFirst) {
    var open = new TreeMap<String, Integer>();
    stops.forEach(hex -> open.merge(hex, 1, Integer::sum));
    var order = new ArrayList<>(visited);
    order.sort(Comparator.comparingInt(node -> rank(track, visited, node, haltsFirst)));
    order.removeIf(node -> open.merge(track.stop(node).hex().text(), -1, Integer::sum) < 0);
    return order;
  }

  private static int rank(TrackGraph track, List<Integer> visited, int node, boolean haltsFirst) {
    if (!track.stop(node).stop().isSmall()) return 0;
    boolean end = node == visited.getFirst() || node == visited.getLast();
    return (isHalt(track, node) == haltsFirst ? 1 : 3) + (end ? 0 : 1);
  }

  /** Replaces a town with the halt of its hex. */
  private static List<Integer> swapped(TrackGraph track, List<Integer> called, int halt) {
    var swapped = new ArrayList<>(called);
    for (int at = swapped.size() - 1; at >= 0; at--) {
      Stop stop = track.stop(swapped.get(at)).stop();
      if (stop.kind() != Stop.Kind.TOWN
          || !track.stop(swapped.get(at)).hex().equals(track.stop(halt).hex())) continue;
      swapped.set(at, halt);
      break;
    }
    return swapped;
  }

  private static boolean isHalt(TrackGraph track, int node) {
    return track.stop(node).stop().kind() == Stop.Kind.HALT;
  }

  private static final class Way {
    private final TrackGraph track;
    private final Map<Piece, Integer> left;
    private final List<Integer> segments = new ArrayList<>();
    private final List<Integer> nodes = new ArrayList<>();
    private final List<Integer> visited = new ArrayList<>();

    Way(TrackGraph track, Map<Piece, Integer> left) {
      this.track = track;
      this.left = left;
    }

    boolean follow(int node, int pieces) {
      boolean stop = track.isStop(node);
      if (stop && visited.contains(node)) return false;
      if (stop) visited.add(node);
      nodes.add(node);
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
      nodes.removeLast();
      return false;
    }

    private Piece piece(int segment) {
      var edges = new HashSet<Integer>();
      if (track.track(segment).a() instanceof Track.Edge edge) edges.add(edge.number());
      if (track.track(segment).b() instanceof Track.Edge edge) edges.add(edge.number());
      return new Piece(track.hexId(track.hexOf(segment)).text(), edges);
    }

    /**
     * The run from the first call to the last; some recordings continue to stops that do not count.
     */
    Run run(String train, List<Integer> called) {
      int from = 0;
      int to = segments.size();
      if (!called.isEmpty()) {
        from = nodes.indexOf(called.getFirst());
        to = nodes.indexOf(called.getLast());
      }
      List<TrackRef> pieces = segments.subList(from, to).stream().map(this::trackRef).toList();
      return new Run(train, pieces, called.stream().map(this::ref).toList());
    }

    private StopRef ref(int node) {
      return new StopRef(track.stop(node).hex(), track.stop(node).index());
    }

    private TrackRef trackRef(int segment) {
      return TrackRef.of(track.hexId(track.hexOf(segment)), track.track(segment));
    }
  }
}
