package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.board.TrackGraph;
import roundhouse.engine.runs.RunHooks;
import roundhouse.route.Run;

/**
 * A run recorded as connections from stop to stop, each a list of hexes, and a number of halts; its
 * other calls are not recorded. The other engine calls at every city, then at that number of halts,
 * and uses the rest of the allowance for the towns that pay best. A halt is a stop with a subsidy;
 * one whose calls pay revenue counts as a town.
 */
final class ConnectedRun {
  private final TrackGraph track;
  private final JsonNode route;

  ConnectedRun(TrackGraph track, JsonNode route) {
    this.track = track;
    this.route = route;
  }

  /** The run on the board; empty if no path follows these connections. */
  Optional<Run> resolve(RunHooks.Runner runner, RecordedCalls.Values values) {
    List<Connection> connections =
        route.path("connections").valueStream().map(Connection::of).toList();
    return new ConnectionWalk(track, connections)
        .find()
        .map(walk -> walk.run(runner.id(), calls(walk, runner, values)));
  }

  private List<Integer> calls(Walk walk, RunHooks.Runner runner, RecordedCalls.Values values) {
    Comparator<Integer> byValue = Comparator.comparing(node -> -values.revenue(node));
    Comparator<Integer> endsFirst = Comparator.comparing(node -> !walk.endsAt(node));
    Predicate<Integer> small = node -> track.stop(node).stop().isSmall();
    Predicate<Integer> open = small.and(values::mayCall);
    Predicate<Integer> subsidised = node -> values.subsidy(node) > 0;
    var calls = new ArrayList<>(best(walk, small.negate(), byValue, runner.cities()));
    int room = runner.towns() + (runner.spare() ? runner.cities() - calls.size() : 0);
    List<Integer> halts =
        best(
            walk,
            open.and(subsidised),
            endsFirst.reversed(),
            Math.min(room, route.path("halts").asInt()));
    calls.addAll(halts);
    calls.addAll(
        best(
            walk,
            open.and(subsidised.negate()),
            byValue.thenComparing(endsFirst),
            room - halts.size()));
    return calls;
  }

  private static List<Integer> best(
      Walk walk, Predicate<Integer> kind, Comparator<Integer> order, int most) {
    return walk.visited().stream().filter(kind).sorted(order).limit(most).toList();
  }
}
