package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.route.Run;
import roundhouse.route.StopRef;

/**
 * A run as a trace tells it: pieces of track in any order, each by its hex and the hexsides it
 * touches, and the hexes of the stops that count.
 *
 * @param train its name there
 * @param stops hexes of the stops that count, a hex as often as it has such stops
 * @param within for hexes where it is told, the two stops between which track within the hex was used
 */
record RecordedRun(String train, List<String> stops, List<Piece> path, Map<String, Set<Set<Integer>>> within) {

  record Piece(String hex, Set<Integer> edges) {}

  /** @param route of the action, {@code told} the trace's word on it */
  static RecordedRun of(JsonNode route, JsonNode told) {
    var path = new ArrayList<Piece>();
    for (JsonNode piece : told.path("path")) {
      var edges = new HashSet<Integer>();
      piece.path(1).forEach(edge -> edges.add(edge.asInt()));
      path.add(new Piece(piece.path(0).asText(), edges));
    }
    return new RecordedRun(route.path("train").asText(), Recording.texts(told.path("stops")), List.copyOf(path), within(route));
  }

  /** Connections like "F2 0.1". */
  private static Map<String, Set<Set<Integer>>> within(JsonNode route) {
    var within = new HashMap<String, Set<Set<Integer>>>();
    for (JsonNode connection : route.path("connections")) {
      String[] words = connection.path(0).asText().split("[ .]");
      if (connection.size() != 1 || words.length != 3) continue;
      within.computeIfAbsent(words[0], hex -> new HashSet<>()).add(Set.of(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
    }
    return Map.copyOf(within);
  }

  /** The run on a board, for a train card of ours: the only way to use just these pieces; empty where there is none. */
  Optional<Run> resolve(TrackGraph track, String card) {
    for (int start = 0; start < track.stops(); start++) {
      var walk = new RecordedWalk(track, this);
      if (walk.follow(start, path.size())) return Optional.of(new Run(card, walk.pieces(), calls(track, walk.visited())));
    }
    return Optional.empty();
  }

  /** The ends count; of other stops in one hex the larger ones do. */
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
}
