package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import roundhouse.board.TrackGraph;
import roundhouse.engine.runs.RunHooks;
import roundhouse.route.problem.Run;

/**
 * A run of which the connections from stop to stop are recorded, each as the hexes that it leads
 * through, or in old recordings of which only the hexes are, and how many halts it called at;
 * nothing of its other calls. That engine calls at every large station, then at as many halts as it
 * may, and with what is left of the allowance at the small stations that pay best. Halts are those
 * that bring a subsidy; where a call at one pays, it is a small station like others.
 */
final class ConnectedRun {
  private final TrackGraph track;
  private final JsonNode route;

  ConnectedRun(TrackGraph track, JsonNode route) {
    this.track = track;
    this.route = route;
  }

  /** The run on the board; nothing where no way leads along these connections or hexes. */
  Optional<Run> resolve(RunHooks.Runner runner, RecordedCalls.Values values) {
    Optional<RecordedPath> walk =
        route.path("connections").isEmpty()
            ? alongHexes(runner, values)
            : new ConnectionWalk(
                    track,
                    route.path("connections").valueStream().map(RecordedConnection::of).toList())
                .find();
    return walk.map(found -> found.run(runner.id(), calls(found, runner, values)));
  }

  /** Of several walks through the same hexes, one that brings what was recorded. */
  private Optional<RecordedPath> alongHexes(RunHooks.Runner runner, RecordedCalls.Values values) {
    List<RecordedPath> walks = new HexWalk(track, Recording.texts(route.path("hexes"))).all();
    return walks.stream()
        .filter(
            walk ->
                calls(walk, runner, values).stream().mapToInt(values::revenue).sum()
                    == route.path("revenue").asInt())
        .findFirst()
        .or(() -> walks.stream().findFirst());
  }

  /** Whether a recorded route says where its train ran: one that did not says nothing. */
  static boolean ran(JsonNode route) {
    return !route.path("connections").isEmpty() || !route.path("hexes").isEmpty();
  }

  private List<Integer> calls(
      RecordedPath walk, RunHooks.Runner runner, RecordedCalls.Values values) {
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
      RecordedPath walk, Predicate<Integer> kind, Comparator<Integer> order, int most) {
    return walk.visited().stream().filter(kind).sorted(order).limit(most).toList();
  }
}
