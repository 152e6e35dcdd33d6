package roundhouse.editor.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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

  /** A step of the search: the node reached, the segment that led there, and the step before. */
  private record Step(int node, int segment, Optional<Step> before) {}

  boolean isSmall(StopRef stop) {
    return graph.stop(node(stop)).stop().isSmall();
  }

  /**
   * The shortest track between two stops.
   *
   * @param arrived the piece by which the train reached the first; empty at the beginning of a run
   * @param taken track already in use
   * @param avoided stops that must not be run through
   */
  Optional<RunLeg> leg(
      StopRef from,
      StopRef to,
      Optional<TrackRef> arrived,
      Set<TrackRef> taken,
      Set<StopRef> avoided) {
    int target = node(to);
    var open =
        new ArrayDeque<Step>(
            List.of(
                new Step(
                    node(from),
                    arrived.map(ref -> piece(node(from), ref)).orElse(-1),
                    Optional.empty())));
    Map<Integer, Boolean> seen = new HashMap<>();
    while (!open.isEmpty()) {
      Step here = open.removeFirst();
      for (int segment : graph.segmentsAt(here.node())) {
        if (taken.contains(ref(segment))
            || here.segment() >= 0 && !graph.joins(here.node(), here.segment(), segment)) continue;
        int next = graph.otherEnd(segment, here.node());
        if (seen.put(segment * 2 + (graph.nodeA(segment) == next ? 1 : 0), true) != null) continue;
        Step step = new Step(next, segment, Optional.of(here));
        if (next == target) return Optional.of(leg(step));
        if (!graph.isStop(next) || passable(next, avoided)) open.addLast(step);
      }
    }
    return Optional.empty();
  }

  /** The stops with markers of the company. */
  List<StopRef> stations() {
    return board.markersOf(company).stream()
        .map(marker -> new StopRef(marker.hex(), marker.city()))
        .toList();
  }

  /** A step of the search for a way through a hex, and whether it has been there. */
  private record Detour(Step step, boolean there) {}

  /**
   * The shortest other way of a leg, through a hex.
   *
   * @param arrived the piece by which the train reached the first stop, if any
   * @param leaving the piece by which it goes on from the second, if any
   * @param taken track already in use
   * @param avoided stops that must not be run through
   */
  Optional<RunLeg> detour(
      StopRef from,
      StopRef to,
      HexId through,
      Optional<TrackRef> arrived,
      Optional<TrackRef> leaving,
      Set<TrackRef> taken,
      Set<StopRef> avoided) {
    int first = arrived.map(ref -> piece(node(from), ref)).orElse(-1);
    int last = leaving.map(ref -> piece(node(to), ref)).orElse(-1);
    var open =
        new ArrayDeque<Detour>(
            List.of(new Detour(new Step(node(from), first, Optional.empty()), false)));
    Set<List<Object>> seen = new HashSet<>();
    while (!open.isEmpty()) {
      Detour here = open.removeFirst();
      for (Detour next : onwards(here, through, taken)) {
        int node = next.step().node();
        if (!seen.add(List.of(next.step().segment(), node, next.there()))) continue;
        boolean ends = node == node(to);
        if (ends && next.there() && joins(node, next.step().segment(), last)) {
          RunLeg leg = leg(next.step());
          if (Set.copyOf(leg.track()).size() == leg.track().size()) return Optional.of(leg);
        }
        if (!ends && (!graph.isStop(node) || passable(node, avoided))) open.addLast(next);
      }
    }
    return Optional.empty();
  }

  private boolean joins(int node, int segment, int next) {
    return next < 0 || graph.joins(node, segment, next);
  }

  private List<Detour> onwards(Detour here, HexId through, Set<TrackRef> taken) {
    var next = new ArrayList<Detour>();
    Step step = here.step();
    for (int segment : graph.segmentsAt(step.node())) {
      TrackRef ref = ref(segment);
      boolean closed =
          taken.contains(ref)
              || step.segment() >= 0 && !graph.joins(step.node(), step.segment(), segment);
      if (closed) continue;
      Step on = new Step(graph.otherEnd(segment, step.node()), segment, Optional.of(step));
      next.add(new Detour(on, here.there() || ref.hex().equals(through)));
    }
    return next;
  }

  /** The stops that come first on free track from a stop, nearest first. */
  List<StopRef> next(StopRef from, Optional<TrackRef> arrived, Set<TrackRef> taken) {
    int first = arrived.map(ref -> piece(node(from), ref)).orElse(-1);
    var open = new ArrayDeque<Step>(List.of(new Step(node(from), first, Optional.empty())));
    Set<List<Integer>> seen = new HashSet<>();
    var found = new LinkedHashSet<StopRef>();
    while (!open.isEmpty()) {
      Detour here = new Detour(open.removeFirst(), false);
      for (Detour next : onwards(here, from.hex(), taken)) {
        int node = next.step().node();
        if (!seen.add(List.of(next.step().segment(), node))) continue;
        if (!graph.isStop(node)) open.addLast(next.step());
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

  /** Turns a run into a draft whose chosen stops are its ends and the cities where it calls. */
  RunDraft draft(Run run) {
    if (run.calls().size() < 2) return RunDraft.idle(run.train());
    RunDraft draft = RunDraft.idle(run.train()).from(run.calls().getFirst());
    var track = new ArrayList<TrackRef>();
    var between = new ArrayList<StopRef>();
    int at = node(run.calls().getFirst());
    for (TrackRef ref : run.track()) {
      at = graph.otherEnd(piece(at, ref), at);
      track.add(ref);
      if (!graph.isStop(at)) continue;
      StopRef stop = stop(at);
      if (!isPoint(run, stop)) {
        between.add(stop);
        continue;
      }
      draft =
          draft.to(
              stop,
              new RunLeg(track, between),
              between.stream().filter(run.calls()::contains).collect(Collectors.toSet()));
      track.clear();
      between.clear();
    }
    return draft;
  }

  private boolean isPoint(Run run, StopRef stop) {
    return run.calls().getLast().equals(stop) || run.calls().contains(stop) && !isSmall(stop);
  }

  private int piece(int node, TrackRef ref) {
    for (int segment : graph.segmentsAt(node)) if (ref(segment).equals(ref)) return segment;
    throw new IllegalArgumentException("no track " + ref + " at " + node);
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
