package roundhouse.interop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.Track;
import roundhouse.board.TrackGraph;
import roundhouse.interop.RecordedRun.Piece;

/** Searches for a path over the board that uses each piece of a recorded run once. */
final class RecordedWalk {
  private final TrackGraph track;
  private final RecordedRun run;
  private final Map<Piece, Integer> left = new HashMap<>();
  private final List<Integer> segments = new ArrayList<>();
  private final List<Integer> visited = new ArrayList<>();

  RecordedWalk(TrackGraph track, RecordedRun run) {
    this.track = track;
    this.run = run;
    run.path().forEach(piece -> left.merge(piece, 1, Integer::sum));
  }

  /** Whether a path from this node uses all remaining pieces and ends at a stop. */
  boolean follow(int node, int pieces) {
    boolean stop = track.isStop(node);
    if (stop && visited.contains(node)) return false;
    if (stop) visited.add(node);
    if (pieces == 0 && stop) return true;
    for (int segment : track.segmentsAt(node)) if (take(node, segment, pieces)) return true;
    if (stop) visited.removeLast();
    return false;
  }

  private boolean take(int node, int segment, int pieces) {
    Piece piece = piece(segment);
    if (left.getOrDefault(piece, 0) == 0 || segments.contains(segment) || !told(segment))
      return false;
    if (!segments.isEmpty() && !track.joins(node, segments.getLast(), segment)) return false;
    left.merge(piece, -1, Integer::sum);
    segments.add(segment);
    if (follow(track.otherEnd(segment, node), pieces - 1)) return true;
    segments.removeLast();
    left.merge(piece, 1, Integer::sum);
    return false;
  }

  /** Track within a hex must connect the stops that the recording names, if it names any. */
  private boolean told(int segment) {
    Set<Set<Integer>> within = run.within().get(track.hexId(track.hexOf(segment)).text());
    if (within == null) return true;
    Track piece = track.track(segment);
    return !(piece.a() instanceof Track.AtStop(int a) && piece.b() instanceof Track.AtStop(int b))
        || within.contains(Set.of(a, b));
  }

  private Piece piece(int segment) {
    var edges = new HashSet<Integer>();
    if (track.track(segment).a() instanceof Track.Edge(int number)) edges.add(number);
    if (track.track(segment).b() instanceof Track.Edge(int number)) edges.add(number);
    return new Piece(track.hexId(track.hexOf(segment)).text(), edges);
  }

  RecordedPath found() {
    return new RecordedPath(track, visited, segments);
  }
}
