package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.engine.RunHooks;
import roundhouse.route.Run;
import roundhouse.route.StopRef;
import roundhouse.route.TrackRef;

/** A run of which only the connections from stop to stop are recorded, each as the hexes that it leads through. */
final class ConnectedRun {
  private final TrackGraph track;
  private final JsonNode route;

  ConnectedRun(TrackGraph track, JsonNode route) {
    this.track = track;
    this.route = route;
  }

  /** The run on the board; where the recording does not say at which stops it called, the best the train may call at. */
  Optional<Run> resolve(RunHooks.Runner runner, RecordedCalls.Values values) {
    List<Connection> connections = route.path("connections").valueStream().map(Connection::of).toList();
    return new ConnectionWalk(track, connections).find().map(walk -> run(walk, runner, values));
  }

  private Run run(ConnectionWalk.Found walk, RunHooks.Runner runner, RecordedCalls.Values values) {
    List<Integer> calls = told(walk, values).orElseGet(() -> best(walk.visited(), runner, values));
    List<TrackRef> pieces = walk.segments().stream().map(segment -> TrackRef.of(track.hexId(track.hexOf(segment)), track.track(segment))).toList();
    return new Run(runner.id(), pieces, calls.stream().map(node -> new StopRef(track.stop(node).hex(), track.stop(node).index())).toList());
  }

  private Optional<List<Integer>> told(ConnectionWalk.Found walk, RecordedCalls.Values values) {
    if (!route.hasNonNull("revenue") || !route.hasNonNull("hexes")) return Optional.empty();
    var told = new RecordedCalls.Told(Recording.texts(route.path("hexes")), route.path("revenue").asInt(), route.path("subsidy").asInt());
    return RecordedCalls.of(told, track, walk.visited(), values);
  }

  /** Large stations by value, then small ones: the towns first, but as many halts as are told. */
  private List<Integer> best(List<Integer> visited, RunHooks.Runner runner, RecordedCalls.Values values) {
    Comparator<Integer> byValue = Comparator.comparing((Integer node) -> !end(visited, node)).thenComparing(node -> -values.revenue(node) - values.subsidy(node));
    List<Integer> large = of(visited, byValue, false, false).stream().limit(runner.cities()).toList();
    int room = runner.towns() + (runner.spare() ? runner.cities() - large.size() : 0);
    int halts = Math.min(room, route.path("halts").asInt());
    var calls = new ArrayList<>(large);
    calls.addAll(of(visited, byValue, true, false).stream().limit(room - halts).toList());
    calls.addAll(of(visited, byValue, true, true).stream().limit(halts).toList());
    return visited.stream().filter(calls::contains).toList();
  }

  private static boolean end(List<Integer> visited, int node) {
    return node == visited.getFirst() || node == visited.getLast();
  }

  private List<Integer> of(List<Integer> visited, Comparator<Integer> order, boolean small, boolean halts) {
    return visited.stream()
        .filter(node -> track.stop(node).stop().isSmall() == small)
        .filter(node -> (track.stop(node).stop().kind() == Stop.Kind.HALT) == halts)
        .sorted(order)
        .toList();
  }
}
