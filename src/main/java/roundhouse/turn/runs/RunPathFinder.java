package roundhouse.turn.runs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.TrackGraph;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/** Finds track from stop to stop that a company's trains may follow. */
final class RunPathFinder {
  private final Board board;
  private final String company;
  private final TrackGraph graph;

  RunPathFinder(Board board, String company) {
    this.board = board;
    this.company = company;
    graph = board.track();
  }

  /**
   * What a leg must leave alone.
   *
   * @param taken track already in use
   * @param avoided stops that must not be run through
   */
  record Closed(Set<TrackRef> taken, Set<StopRef> avoided) {}

  /**
   * A step of the search.
   *
   * @param node reached
   * @param segment that led there; negative at the start, since none did
   * @param there whether the way has come through the hex that was asked for
   */
  private record Step(int node, int segment, Optional<Step> before, boolean there) {}

  boolean isSmall(StopRef stop) {
    return graph.stop(node(stop)).stop().isSmall();
  }

  /** The stops with markers of the company. */
  List<StopRef> stations() {
    return board.markersOf(company).stream()
        .map(marker -> new StopRef(marker.hex(), marker.city()))
        .toList();
  }

  /** The shortest track between two stops. */
  Optional<RunLeg> leg(RunLeg.Ends ends, Closed closed) {
    return shortest(ends, Optional.empty(), closed);
  }

  /** The shortest track between two stops that comes through a hex. */
  Optional<RunLeg> detour(RunLeg.Ends ends, HexId through, Closed closed) {
    return shortest(ends, Optional.of(through), closed);
  }

  private Optional<RunLeg> shortest(RunLeg.Ends ends, Optional<HexId> through, Closed closed) {
    int target = node(ends.to());
    int last = segment(target, ends.leaving());
    var open = new ArrayDeque<Step>(List.of(start(ends.from(), ends.arrived(), through)));
    Set<List<Object>> seen = new HashSet<>();
    while (!open.isEmpty()) {
      for (Step next : onwards(open.removeFirst(), through, closed.taken())) {
        int node = next.node();
        if (!seen.add(List.of(next.segment(), node, next.there()))) continue;
        if (node == target && next.there() && joins(node, next.segment(), last)) {
          RunLeg leg = leg(next);
          if (Set.copyOf(leg.track()).size() == leg.track().size()) return Optional.of(leg);
        }
        boolean passed = !graph.isStop(node) || passable(node, closed.avoided());
        if (node != target && passed) open.addLast(next);
      }
    }
    return Optional.empty();
  }

  private Step start(StopRef from, Optional<TrackRef> arrived, Optional<HexId> through) {
    int node = node(from);
    return new Step(node, segment(node, arrived), Optional.empty(), through.isEmpty());
  }

  private int segment(int node, Optional<TrackRef> piece) {
    return piece.map(ref -> segment(node, ref)).orElse(-1);
  }

  private boolean joins(int node, int segment, int next) {
    return segment < 0 || next < 0 || graph.joins(node, segment, next);
  }

  private List<Step> onwards(Step here, Optional<HexId> through, Set<TrackRef> taken) {
    var next = new ArrayList<Step>();
    for (int segment : graph.segmentsAt(here.node())) {
      TrackRef ref = ref(segment);
      if (taken.contains(ref) || !joins(here.node(), here.segment(), segment)) continue;
      boolean there = here.there() || through.filter(ref.hex()::equals).isPresent();
      next.add(new Step(graph.otherEnd(segment, here.node()), segment, Optional.of(here), there));
    }
    return next;
  }

  /** The stops that come first on free track from a stop, nearest first. */
  List<StopRef> next(StopRef from, Optional<TrackRef> arrived, Set<TrackRef> taken) {
    var open = new ArrayDeque<Step>(List.of(start(from, arrived, Optional.empty())));
    Set<List<Integer>> seen = new HashSet<>();
    var found = new LinkedHashSet<StopRef>();
    while (!open.isEmpty()) {
      for (Step next : onwards(open.removeFirst(), Optional.empty(), taken)) {
        int node = next.node();
        if (!seen.add(List.of(next.segment(), node))) continue;
        if (!graph.isStop(node)) open.addLast(next);
        else if (node != node(from)) found.add(stop(node));
      }
    }
    return List.copyOf(found);
  }

  private boolean passable(int node, Set<StopRef> avoided) {
    StopRef stop = stop(node);
    if (avoided.contains(stop)) return false;
    boolean full =
        graph.stop(node).stop().slots() > 0 && board.freeSlot(stop.hex(), stop.index()).isEmpty();
    return !full
        || board.markersAt(stop.hex(), stop.index()).stream()
            .anyMatch(marker -> marker.company().equals(company));
  }

  private RunLeg leg(Step last) {
    var track = new ArrayList<TrackRef>();
    var between = new ArrayList<StopRef>();
    for (Step step = last; step.before().isPresent(); step = step.before().get()) {
      track.addFirst(ref(step.segment()));
      boolean onTheWay = step != last && graph.isStop(step.node());
      if (onTheWay) between.addFirst(stop(step.node()));
    }
    return new RunLeg(track, between);
  }

  /**
   * Turns a run into a drawn one whose chosen stops are its ends, where it may not call, and the
   * cities where it calls.
   */
  DrawnRun drawn(Run run) {
    if (run.track().isEmpty()) return DrawnRun.idle(run.train());
    return starts(run)
        .map(start -> drawn(run, start))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no such track: " + run));
  }

  /** The stops at which its first piece of track ends; that where it calls first of all. */
  private static Stream<StopRef> starts(Run run) {
    TrackRef first = run.track().getFirst();
    return Stream.of(first.ends().split("-"))
        .filter(end -> end.startsWith("_"))
        .map(end -> new StopRef(first.hex(), Integer.parseInt(end.substring(1))))
        .sorted(
            Comparator.comparing(stop -> run.calls().stream().limit(1).noneMatch(stop::equals)));
  }

  /** The run from one of its ends, unless its track leads nowhere from there. */
  private Optional<DrawnRun> drawn(Run run, StopRef start) {
    var points = new ArrayList<>(List.of(start));
    var legs = new ArrayList<RunLeg>();
    var track = new ArrayList<TrackRef>();
    var between = new ArrayList<StopRef>();
    int at = node(start);
    for (int piece = 0; piece < run.track().size(); piece++) {
      TrackRef ref = run.track().get(piece);
      OptionalInt segment = find(at, ref);
      if (segment.isEmpty()) return Optional.empty();
      at = graph.otherEnd(segment.getAsInt(), at);
      track.add(ref);
      if (!graph.isStop(at)) continue;
      StopRef stop = stop(at);
      if (piece < run.track().size() - 1 && !isPoint(run, stop)) {
        between.add(stop);
        continue;
      }
      points.add(stop);
      legs.add(new RunLeg(track, between));
      track.clear();
      between.clear();
    }
    return track.isEmpty()
        ? Optional.of(new DrawnRun(run.train(), points, legs, Set.copyOf(run.calls())))
        : Optional.empty();
  }

  private boolean isPoint(Run run, StopRef stop) {
    return run.calls().contains(stop) && !isSmall(stop);
  }

  private int segment(int node, TrackRef ref) {
    return find(node, ref)
        .orElseThrow(() -> new IllegalArgumentException("no track " + ref + " at " + node));
  }

  private OptionalInt find(int node, TrackRef ref) {
    for (int segment : graph.segmentsAt(node))
      if (ref(segment).equals(ref)) return OptionalInt.of(segment);
    return OptionalInt.empty();
  }

  private TrackRef ref(int segment) {
    return TrackRef.of(graph.hexId(graph.hexOf(segment)), graph.track(segment));
  }

  private StopRef stop(int node) {
    return new StopRef(graph.stop(node).hex(), graph.stop(node).index());
  }

  private int node(StopRef stop) {
    return graph.stopIndex(stop.hex(), stop.index());
  }
}
