package roundhouse.interop;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import roundhouse.board.TrackGraph;

/**
 * The calls that pay best among the stops of a run, with what they earn together. That engine
 * always counts one at a marker of the company, if the run comes to one.
 */
final class BestCalls {
  /** With more stops than this, each is judged by its own value, which takes no time. */
  private static final int MOST_TRIED = 16;

  private final TrackGraph track;
  private final RecordedCalls.Values values;
  private final BitSet markers;
  private final List<Integer> chosen = new ArrayList<>();
  private List<Integer> best = List.of();

  BestCalls(TrackGraph track, RecordedCalls.Values values, BitSet markers) {
    this.track = track;
    this.values = values;
    this.markers = markers;
  }

  /** The calls among these stops that fit an allowance. */
  List<Integer> among(List<Integer> stops, int allowance) {
    List<Integer> sorted =
        stops.stream().sorted(Comparator.comparing(node -> -values.revenue(node))).toList();
    if (cost(track, sorted) <= allowance || sorted.size() > MOST_TRIED)
      return first(track, sorted, allowance);
    choose(sorted, 0, allowance);
    return best;
  }

  /** The first stops in that order that fit an allowance; some calls use none of it. */
  static List<Integer> first(TrackGraph track, List<Integer> order, int allowance) {
    var calls = new ArrayList<Integer>();
    int left = allowance;
    for (int node : order) {
      int cost = cost(track, List.of(node));
      if (cost > left) continue;
      calls.add(node);
      left -= cost;
    }
    return calls;
  }

  static int cost(TrackGraph track, List<Integer> calls) {
    return calls.stream().mapToInt(node -> track.stop(node).stop().visitCost()).sum();
  }

  private void choose(List<Integer> stops, int index, int left) {
    if (index == stops.size()) {
      if (isBetter()) best = List.copyOf(chosen);
      return;
    }
    int cost = cost(track, List.of(stops.get(index)));
    if (cost <= left) {
      chosen.add(stops.get(index));
      choose(stops, index + 1, left - cost);
      chosen.removeLast();
    }
    choose(stops, index + 1, left);
  }

  private boolean isBetter() {
    boolean counts = marked(chosen);
    return counts == marked(best) ? earned(chosen) > earned(best) : counts;
  }

  private int earned(List<Integer> calls) {
    return calls.stream().mapToInt(values::revenue).sum() + values.together(calls);
  }

  private boolean marked(List<Integer> calls) {
    return calls.stream().anyMatch(markers::get);
  }
}
