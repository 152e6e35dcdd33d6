package roundhouse.route;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/**
 * A run followed along its track.
 *
 * @param segments its pieces, by their numbers in the track graph
 * @param nodes on the way: the start, then the far end of each piece
 */
record RunWalk(RouteNet net, Run run, List<Integer> segments, List<Integer> nodes)
    implements WalkResult {

  /** Explains why the pieces of a run do not form a line between two stops. */
  record Broken(RunFault fault) implements WalkResult {}

  static WalkResult follow(RouteNet net, Run run) {
    var segments = new ArrayList<Integer>();
    for (TrackRef piece : run.track()) {
      Optional<Integer> segment = net.segment(piece);
      if (segment.isEmpty())
        return broken(
            "the run of the %s uses %s, but there is no such track: %s",
            run.trainInWords(), piece, lying(net, piece.hex()));
      segments.add(segment.get());
    }
    if (segments.isEmpty()) return broken("the run of the %s uses no track", run.trainInWords());
    int oneEnd = net.track().nodeA(segments.getFirst());
    int otherEnd = net.track().nodeB(segments.getFirst());
    if (!net.isStop(oneEnd)) return from(otherEnd, net, run, segments);
    WalkResult forward = from(oneEnd, net, run, segments);
    if (forward instanceof RunWalk) return forward;
    WalkResult backward = from(otherEnd, net, run, segments);
    return backward instanceof RunWalk ? backward : forward;
  }

  /** The track that lies on a hex. */
  private static String lying(RouteNet net, HexId hex) {
    TrackGraph track = net.track();
    List<String> pieces =
        IntStream.range(0, track.segments())
            .filter(segment -> track.hexId(track.hexOf(segment)).equals(hex))
            .mapToObj(segment -> track.track(segment).ends())
            .toList();
    return pieces.isEmpty() ? hex + " has none" : hex + " has " + String.join(", ", pieces);
  }

  private static WalkResult from(int start, RouteNet net, Run run, List<Integer> segments) {
    TrackGraph track = net.track();
    var nodes = new ArrayList<Integer>(List.of(start));
    if (!net.isStop(start))
      return broken(
          "the run of the %s does not begin at a stop, but in %s",
          run.trainInWords(), run.track().getFirst().hex());
    for (int at = 0; at < segments.size(); at++) {
      int node = nodes.getLast();
      int segment = segments.get(at);
      boolean touches = track.nodeA(segment) == node || track.nodeB(segment) == node;
      if (!touches || at > 0 && !track.joins(node, segments.get(at - 1), segment))
        return noWayOn(net, run, at, node, touches);
      nodes.add(track.otherEnd(segment, node));
    }
    if (net.isStop(nodes.getLast()))
      return new RunWalk(net, run, List.copyOf(segments), List.copyOf(nodes));
    return broken(
        "the run of the %s does not end at a stop, but in %s",
        run.trainInWords(), run.track().getLast().hex());
  }

  private static Broken noWayOn(RouteNet net, Run run, int at, int node, boolean touches) {
    TrackRef before = run.track().get(Math.max(0, at - 1));
    TrackRef next = run.track().get(at);
    if (before.equals(next))
      return broken("the run of the %s turns back on %s", run.trainInWords(), next);
    boolean offBoard = net.isStop(node) && net.stop(node).kind() == Stop.Kind.OFFBOARD;
    String reason =
        touches && offBoard
            ? "the run of the %s passes through an off-board area from %s to %s"
            : "the run of the %s cannot continue from %s to %s: "
                + (touches ? "it would turn back there" : "they do not meet");
    return broken(reason, run.trainInWords(), before, next);
  }

  private static Broken broken(String reason, Object... words) {
    return new Broken(RunFault.of(RunFault.Rule.CONTINUOUS_TRACK, reason, words));
  }

  String train() {
    return run.train();
  }

  String trainInWords() {
    return run.trainInWords();
  }

  /** The stops visited from end to end, including skipped ones. */
  List<Integer> stops() {
    return nodes.stream().filter(net::isStop).toList();
  }

  /** The stops at its two ends. */
  List<StopRef> ends() {
    return List.of(net.ref(nodes.getFirst()), net.ref(nodes.getLast()));
  }

  /** What rules ask of the run. */
  RunRules.Way known() {
    long[] calls = net.roomForPlaces();
    run.calls().forEach(stop -> net.node(stop).ifPresent(node -> BitWords.add(calls, node)));
    return new RunRules.Way(
        net.track(),
        segments.stream().mapToInt(segment -> segment).toArray(),
        stops().stream().mapToInt(stop -> stop).toArray(),
        calls,
        calls);
  }

  /** The run as a judge sees it, with what it earns as far as that is known. */
  JudgedRun judged(
      IndexedProblem task, IndexedProblem.IndexedTrain runner, int revenue, int subsidy) {
    RunRules.Way way = known();
    return task.judging.seen(runner, way.stops(), way.segments(), way.sure(), revenue, subsidy);
  }

  /** Cities full of other companies' markers that it passes. */
  List<StopRef> passed(IndexedProblem task) {
    List<Integer> stops = stops();
    return IntStream.range(1, stops.size() - 1)
        .map(stops::get)
        .filter(stop -> task.blocked[stop])
        .mapToObj(net::ref)
        .toList();
  }

  /** The hex of a piece. */
  HexId hexId(int segment) {
    return net.track().hexId(net.track().hexOf(segment));
  }

  /** The keys that no other run may use: hexsides, or the piece itself as a negative number. */
  int[] keys(int segment) {
    return RouteNetBuilder.keysOf(net.track(), segment);
  }
}
