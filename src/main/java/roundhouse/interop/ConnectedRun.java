package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import roundhouse.board.Track;
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
  private final BitSet markers;
  private final boolean whole;

  /**
   * @param markers stops with markers of the company
   * @param whole whether all stops on its way matter, not only its calls
   */
  ConnectedRun(TrackGraph track, JsonNode route, BitSet markers, boolean whole) {
    this.track = track;
    this.route = route;
    this.markers = markers;
    this.whole = whole;
  }

  /** The run on the board; empty if no way leads along these connections or hexes. */
  Optional<Run> resolve(RunHooks.Runner runner, RecordedCalls.Values values) {
    Optional<RecordedPath> walk =
        route.path("connections").isEmpty()
            ? alongHexes(runner, values)
            : ConnectionWalk.find(
                track,
                route.path("connections").valueStream().map(RecordedConnection::of).toList(),
                markers);
    return walk.map(found -> found.run(runner.id(), calls(found, runner, values), whole));
  }

  /** Of several walks through the same hexes, one that brings what was recorded. */
  private Optional<RecordedPath> alongHexes(RunHooks.Runner runner, RecordedCalls.Values values) {
    Comparator<RecordedPath> markedFirst =
        Comparator.comparing(walk -> walk.visited().stream().noneMatch(markers::get));
    List<RecordedPath> walks =
        new HexWalk(track, Recording.texts(route.path("hexes")))
            .all().stream().sorted(markedFirst).toList();
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
    Predicate<Integer> small = node -> track.stop(node).stop().isSmall();
    List<Integer> large = walk.visited().stream().filter(small.negate()).toList();
    var calls =
        new ArrayList<>(new BestCalls(track, values, markers).among(large, runner.cities()));
    int room = runner.towns() + (runner.spare() ? runner.cities() - cost(calls) : 0);
    calls.addAll(smallCalls(walk, values, small.and(values::mayCall), room));
    return calls;
  }

  private List<Integer> smallCalls(
      RecordedPath walk, RecordedCalls.Values values, Predicate<Integer> open, int room) {
    Comparator<Integer> byValue = Comparator.comparing(node -> -values.revenue(node));
    Comparator<Integer> endsFirst = Comparator.comparing(node -> !walk.endsAt(node));
    Predicate<Integer> subsidised = node -> values.subsidy(node) > 0;
    int halts = Math.min(room, route.path("halts").asInt());
    var calls = new ArrayList<>(best(walk, open.and(subsidised), endsFirst.reversed(), halts));
    calls.addAll(
        best(
            walk,
            open.and(subsidised.negate()),
            byValue.thenComparing(endsFirst),
            room - cost(calls)));
    return calls;
  }

  private List<Integer> best(
      RecordedPath walk, Predicate<Integer> kind, Comparator<Integer> order, int allowance) {
    List<Integer> sorted = walk.visited().stream().filter(kind).sorted(order).toList();
    return BestCalls.first(track, sorted, allowance);
  }

  private int cost(List<Integer> calls) {
    return BestCalls.cost(track, calls);
  }

  /**
   * Finds the walks over the board from stop to stop that lead through all of some hexes and
   * through no others. Old recordings say no more about a run, and name the hexes in no particular
   * order.
   */
  private static final class HexWalk {
    private final TrackGraph track;
    private final Set<String> hexes;
    private final List<Integer> visited = new ArrayList<>();
    private final List<Integer> segments = new ArrayList<>();
    private final List<RecordedPath> found = new ArrayList<>();

    HexWalk(TrackGraph track, List<String> hexes) {
      this.track = track;
      this.hexes = Set.copyOf(hexes);
    }

    /** All such walks. */
    List<RecordedPath> all() {
      for (int start = 0; start < track.stops(); start++) follow(start);
      return List.copyOf(found);
    }

    private void follow(int node) {
      boolean stop = track.isStop(node);
      if (stop && visited.contains(node)) return;
      if (stop) visited.add(node);
      if (stop && entered().equals(hexes)) found.add(new RecordedPath(track, visited, segments));
      for (int segment : track.segmentsAt(node)) {
        boolean here = hexes.contains(hex(segment));
        if (!here || segments.contains(segment) || !joins(node, segment)) continue;
        segments.add(segment);
        follow(track.otherEnd(segment, node));
        segments.removeLast();
      }
      if (stop) visited.removeLast();
    }

    private Set<String> entered() {
      var entered = new HashSet<String>();
      for (int segment : segments) entered.add(hex(segment));
      return entered;
    }

    private String hex(int segment) {
      return track.hexId(track.hexOf(segment)).text();
    }

    private boolean joins(int node, int segment) {
      return segments.isEmpty() || track.joins(node, segments.getLast(), segment);
    }
  }

  /**
   * The calls that pay best among the stops of a run, with what they earn together. That engine
   * always counts one at a marker of the company, if the run comes to one.
   */
  static final class BestCalls {
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

  /**
   * Searches for a path over the board along recorded connections, which are in any order and
   * direction.
   */
  static final class ConnectionWalk {

    private final TrackGraph track;
    private final IntPredicate wanted;
    private final List<RecordedConnection> left;
    private final List<Integer> visited = new ArrayList<>();
    private final List<Integer> segments = new ArrayList<>();

    private ConnectionWalk(
        TrackGraph track, List<RecordedConnection> connections, IntPredicate wanted) {
      this.track = track;
      this.wanted = wanted;
      this.left =
          new ArrayList<>(connections.stream().filter(each -> !each.hexes().isEmpty()).toList());
    }

    /**
     * The path; empty if none uses all connections. Where several cities of a hex share an edge, it
     * is one that comes to a marker of the company.
     *
     * @param markers stops with its markers
     */
    static Optional<RecordedPath> find(
        TrackGraph track, List<RecordedConnection> connections, BitSet markers) {
      return new ConnectionWalk(track, connections, markers::get)
          .find()
          .or(() -> new ConnectionWalk(track, connections, _ -> true).find());
    }

    private Optional<RecordedPath> find() {
      for (int start = 0; start < track.stops(); start++)
        if (atStop(start)) return Optional.of(new RecordedPath(track, visited, segments));
      return Optional.empty();
    }

    private boolean atStop(int node) {
      if (visited.contains(node)) return false;
      visited.add(node);
      if (left.isEmpty() && visited.stream().anyMatch(wanted::test)) return true;
      for (RecordedConnection connection : List.copyOf(left)) {
        int place = left.indexOf(connection);
        left.remove(place);
        if (along(node, connection, 0)
            || !connection.within() && along(node, connection.reversed(), 0)) return true;
        left.add(place, connection);
      }
      visited.removeLast();
      return false;
    }

    /**
     * Continues through the hex with that index of a connection, which begins and ends at stops.
     */
    private boolean along(int node, RecordedConnection connection, int index) {
      for (int segment : track.segmentsAt(node)) {
        boolean here = track.hexId(track.hexOf(segment)).is(connection.hexes().get(index));
        if (!here
            || segments.contains(segment)
            || !joins(node, segment)
            || !told(segment, connection)) continue;
        segments.add(segment);
        int next = track.otherEnd(segment, node);
        boolean last = index == connection.hexes().size() - 1;
        if (last
            ? track.isStop(next) && atStop(next)
            : !track.isStop(next) && onward(next, connection, index)) return true;
        segments.removeLast();
      }
      return false;
    }

    /** Continues from a hexside into the next hex, from a junction within this one. */
    private boolean onward(int node, RecordedConnection connection, int index) {
      return along(node, connection, track.isHexside(node) ? index + 1 : index);
    }

    private boolean joins(int node, int segment) {
      return segments.isEmpty() || track.joins(node, segments.getLast(), segment);
    }

    private boolean told(int segment, RecordedConnection connection) {
      if (connection.stops().isEmpty()) return true;
      Track piece = track.track(segment);
      return piece.a() instanceof Track.AtStop(int a)
          && piece.b() instanceof Track.AtStop(int b)
          && connection.stops().equals(Set.of(a, b));
    }
  }
}
