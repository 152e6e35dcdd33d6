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
import roundhouse.board.TrackGraph;
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
}
