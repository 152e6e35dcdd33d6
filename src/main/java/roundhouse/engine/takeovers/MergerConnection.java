package roundhouse.engine.takeovers;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Reach;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Game;
import roundhouse.engine.stations.CompanyNetwork;

/** Checks that merging companies are connected. */
final class MergerConnection {
  private MergerConnection() {}

  /**
   * Whether one of the companies can trace routes to all others. Their markers do not block each
   * other, and all cities of a hex count as one.
   */
  static boolean connected(Game game, List<String> parts) {
    Board board = game.state().board();
    BitSet blocked = blocked(board, parts);
    return parts.stream().anyMatch(id -> reachesAll(board, blocked, id, parts));
  }

  private static boolean reachesAll(Board board, BitSet blocked, String from, List<String> parts) {
    var hexes = new HashSet<HexId>();
    board.markersOf(from).forEach(marker -> hexes.add(marker.hex()));
    BitSet starts = citiesIn(board, hexes);
    starts.andNot(blocked);
    BitSet reached = Reach.of(board.track(), starts, blocked).stops();
    boolean grown = true;
    while (grown) {
      var more = new HashSet<HexId>();
      reached.stream()
          .filter(stop -> board.track().stop(stop).stop().isCity() && !blocked.get(stop))
          .forEach(stop -> more.add(board.track().stop(stop).hex()));
      BitSet next = citiesIn(board, more);
      next.andNot(blocked);
      next.or(starts);
      grown = next.cardinality() > starts.cardinality();
      starts = next;
      if (grown) reached = Reach.of(board.track(), starts, blocked).stops();
    }
    BitSet all = reached;
    return parts.stream()
        .allMatch(
            id ->
                board.markersOf(id).stream()
                    .allMatch(
                        marker ->
                            all.stream()
                                .anyMatch(
                                    stop ->
                                        board.track().stop(stop).hex().equals(marker.hex())
                                            && board.track().stop(stop).stop().isCity())));
  }

  private static BitSet citiesIn(Board board, Set<HexId> hexes) {
    var stops = new BitSet();
    for (int stop = 0; stop < board.track().stops(); stop++) {
      TrackGraph.StopAt at = board.track().stop(stop);
      if (at.stop().isCity() && hexes.contains(at.hex())) stops.set(stop);
    }
    return stops;
  }

  private static BitSet blocked(Board board, List<String> parts) {
    BitSet blocked = CompanyNetwork.blocked(board, parts.getFirst(), false);
    for (String other : parts.subList(1, parts.size()))
      blocked.and(CompanyNetwork.blocked(board, other, false));
    return blocked;
  }
}
