package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import roundhouse.board.Track;
import roundhouse.board.TrackGraph;
import roundhouse.interop.RecordedRun.Piece;
import roundhouse.route.problem.Run;

/**
 * A run in a trace: pieces of track in any order, each with its hex and the hexsides it touches,
 * and the hexes of the stops that count.
 *
 * @param train its recorded name
 * @param stops hexes of the stops that count, once for each stop
 * @param within if recorded, the two stops of a hex whose connecting track was used
 */
record RecordedRun(
    String train,
    List<String> stops,
    List<Piece> path,
    Map<String, Set<Set<Integer>>> within,
    int revenue,
    int subsidy) {

  /**
   * A train card of ours.
   *
   * @param whole whether all stops on its way matter, not only its calls
   */
  record Card(String id, boolean whole) {}

  record Piece(String hex, Set<Integer> edges) {}

  /**
   * @param route of the action; {@code told} is the trace's entry for it
   */
  static RecordedRun of(JsonNode route, JsonNode told) {
    var path = new ArrayList<Piece>();
    for (JsonNode piece : told.path("path")) {
      var edges = new HashSet<Integer>();
      piece.path(1).forEach(edge -> edges.add(edge.asInt()));
      path.add(new Piece(piece.path(0).asText(), edges));
    }
    return new RecordedRun(
        route.path("train").asText(),
        Recording.texts(told.path("stops")),
        List.copyOf(path),
        within(route),
        told.path("revenue").asInt(),
        told.path("subsidy").asInt());
  }

  /** Connections like "F2 0.1". */
  private static Map<String, Set<Set<Integer>>> within(JsonNode route) {
    var within = new HashMap<String, Set<Set<Integer>>>();
    for (JsonNode connection : route.path("connections")) {
      RecordedConnection each = RecordedConnection.of(connection);
      if (each.stops().isEmpty()) continue;
      within.computeIfAbsent(each.hexes().getFirst(), hex -> new HashSet<>()).add(each.stops());
    }
    return Map.copyOf(within);
  }

  /**
   * The run on a board, for a train card of ours: the path that uses exactly these pieces. Where
   * several cities of a hex share an edge, it is one that comes to a marker of the company.
   *
   * @param markers stops with its markers
   * @return empty if there is no such path, or it lacks the recorded stops
   */
  Optional<Run> resolve(TrackGraph track, Card card, RecordedCalls.Values values, BitSet markers) {
    return resolve(track, card, values, path -> path.visited().stream().anyMatch(markers::get))
        .or(() -> resolve(track, card, values, path -> true));
  }

  private Optional<Run> resolve(
      TrackGraph track, Card card, RecordedCalls.Values values, Predicate<RecordedPath> wanted) {
    for (int start = 0; start < track.stops(); start++) {
      var walk = new RecordedWalk(track, this);
      if (!walk.follow(start, path.size())) continue;
      RecordedPath found = walk.found();
      if (!wanted.test(found)) continue;
      Optional<List<Integer>> calls = RecordedCalls.of(this, track, found.visited(), values);
      if (calls.isPresent()) return Optional.of(found.run(card.id(), calls.get(), card.whole()));
    }
    return Optional.empty();
  }

  /** Searches for a path over the board that uses each piece of a recorded run once. */
  private static final class RecordedWalk {
    private final TrackGraph track;
    private final RecordedRun run;
    private final Map<Piece, Integer> left = new HashMap<>();
    private final List<Integer> segments = new ArrayList<>();
    private final List<Integer> visited = new ArrayList<>();

    RecordedWalk(TrackGraph track, RecordedRun run) {
      this.track = track;
      this.run = run;
      run.path().forEach(piece -> left.merge(piece, 1, Integer::sum));
    }

    /** Whether a path from this node uses all remaining pieces and ends at a stop. */
    boolean follow(int node, int pieces) {
      boolean stop = track.isStop(node);
      if (stop && visited.contains(node)) return false;
      if (stop) visited.add(node);
      if (pieces == 0 && stop) return true;
      for (int segment : track.segmentsAt(node)) if (take(node, segment, pieces)) return true;
      if (stop) visited.removeLast();
      return false;
    }

    private boolean take(int node, int segment, int pieces) {
      Piece piece = piece(segment);
      if (left.getOrDefault(piece, 0) == 0 || segments.contains(segment) || !told(segment))
        return false;
      if (!segments.isEmpty() && !track.joins(node, segments.getLast(), segment)) return false;
      left.merge(piece, -1, Integer::sum);
      segments.add(segment);
      if (follow(track.otherEnd(segment, node), pieces - 1)) return true;
      segments.removeLast();
      left.merge(piece, 1, Integer::sum);
      return false;
    }

    /** Track within a hex must connect the stops that the recording names, if it names any. */
    private boolean told(int segment) {
      Set<Set<Integer>> within = run.within().get(track.hexId(track.hexOf(segment)).text());
      if (within == null) return true;
      Track piece = track.track(segment);
      return !(piece.a() instanceof Track.AtStop(int a) && piece.b() instanceof Track.AtStop(int b))
          || within.contains(Set.of(a, b));
    }

    private Piece piece(int segment) {
      var edges = new HashSet<Integer>();
      if (track.track(segment).a() instanceof Track.Edge edge) edges.add(edge.number());
      if (track.track(segment).b() instanceof Track.Edge edge) edges.add(edge.number());
      return new Piece(track.hexId(track.hexOf(segment)).text(), edges);
    }

    RecordedPath found() {
      return new RecordedPath(track, visited, segments);
    }
  }
}
