package roundhouse.interop;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import roundhouse.board.Track;
import roundhouse.board.TrackGraph;

/**
 * Searches for a path over the board along recorded connections, which are in any order and
 * direction.
 */
final class ConnectionWalk {

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

  /** Continues through the hex with that index of a connection, which begins and ends at stops. */
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
