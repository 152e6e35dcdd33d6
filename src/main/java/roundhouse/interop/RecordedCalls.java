package roundhouse.interop;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.board.TrackGraph;

/**
 * At which stops a recorded run called. The recording names their hexes and what they brought, but
 * not which of several stops in one hex it was. They are the stops that bring exactly that; if
 * there are none, as with leased trains, which earn differently, those that bring the subsidy. Of
 * several such sets it is the one with the most large stations, which no train leaves out, then the
 * one with both ends of the run.
 */
final class RecordedCalls {

  /** What a call at a stop, given by its node, earns the train. */
  interface Values {
    /** Whether trains can call there. */
    default boolean mayCall(int node) {
      return true;
    }

    int revenue(int node);

    int subsidy(int node);

    /** What calls at several stops of one run earn together, on top of each. */
    default int together(Collection<Integer> calls) {
      return 0;
    }
  }

  private final TrackGraph track;
  private final List<Integer> visited;
  private final Values values;
  private final Map<HexId, Integer> open = new HashMap<>();
  private final List<Integer> called = new ArrayList<>();
  private Optional<List<Integer>> best = Optional.empty();
  private int bestRank = -1;

  private RecordedCalls(TrackGraph track, List<Integer> visited, Values values) {
    this.track = track;
    this.visited = visited;
    this.values = values;
  }

  /** The calls as nodes, in the order of the run; empty if those hexes do not have enough stops. */
  static Optional<List<Integer>> of(
      RecordedRun run, TrackGraph track, List<Integer> visited, Values values) {
    var calls = new RecordedCalls(track, visited, values);
    run.stops().forEach(hex -> calls.open.merge(HexId.of(hex), 1, Integer::sum));
    calls.choose(0, run.revenue(), run.subsidy());
    return calls.best;
  }

  private void choose(int index, int revenue, int subsidy) {
    if (index == visited.size()) {
      if (open.values().stream().allMatch(count -> count == 0)) weigh(revenue == 0, subsidy == 0);
      return;
    }
    int node = visited.get(index);
    HexId hex = track.stop(node).hex();
    if (open.getOrDefault(hex, 0) > 0 && values.mayCall(node)) {
      open.merge(hex, -1, Integer::sum);
      called.add(node);
      choose(index + 1, revenue - values.revenue(node), subsidy - values.subsidy(node));
      called.removeLast();
      open.merge(hex, 1, Integer::sum);
    }
    if (left(hex, index + 1) >= open.getOrDefault(hex, 0)) choose(index + 1, revenue, subsidy);
  }

  private void weigh(boolean sameRevenue, boolean sameSubsidy) {
    int earned = sameSubsidy ? sameRevenue ? 2 : 1 : 0;
    int rank = (earned * (visited.size() + 1) + large(called)) * 3 + ends(called);
    if (rank <= bestRank) return;
    bestRank = rank;
    best = Optional.of(List.copyOf(called));
  }

  private long left(HexId hex, int from) {
    return visited.subList(from, visited.size()).stream()
        .filter(node -> track.stop(node).hex().equals(hex))
        .count();
  }

  private int large(List<Integer> calls) {
    return (int) calls.stream().filter(node -> !track.stop(node).stop().isSmall()).count();
  }

  private int ends(List<Integer> calls) {
    return (calls.contains(visited.getFirst()) ? 1 : 0)
        + (calls.contains(visited.getLast()) ? 1 : 0);
  }
}
