package roundhouse.engine.takeovers;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Reach;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Game;
import roundhouse.engine.stations.CompanyNetwork;

/** Checks that merging companies are connected. */
final class MergerConnection {
  private final Board board;
  private final BitSet blocked;

  private MergerConnection(Board board, List<String> parts) {
    this.board = board;
    this.blocked = CompanyNetwork.blocked(board, parts.getFirst(), false);
    for (String other : parts.subList(1, parts.size()))
      blocked.and(CompanyNetwork.blocked(board, other, false));
  }

  /**
   * Whether one of the companies can trace routes to all others. Their markers do not block each
   * other, and all cities of a hex count as one.
   */
  static boolean connected(Game game, List<String> parts) {
    Board board = game.state().board();
    var connection = new MergerConnection(board, parts);
    return parts.stream()
        .map(connection::reached)
        .anyMatch(
            hexes ->
                parts.stream()
                    .flatMap(id -> board.markersOf(id).stream())
                    .allMatch(marker -> hexes.contains(marker.hex())));
  }

  /** The hexes with a city that the routes of a company reach. */
  private Set<HexId> reached(String company) {
    BitSet starts = citiesIn(hexes(board.markersOf(company).stream().map(Marker::hex)));
    starts.andNot(blocked);
    while (true) {
      BitSet stops = Reach.of(board.track(), starts, blocked).stops();
      BitSet next =
          citiesIn(hexes(cities(stops).filter(stop -> !blocked.get(stop)).mapToObj(this::hex)));
      next.andNot(blocked);
      next.or(starts);
      if (next.equals(starts)) return hexes(cities(stops).mapToObj(this::hex));
      starts = next;
    }
  }

  private static Set<HexId> hexes(Stream<HexId> hexes) {
    return hexes.collect(Collectors.toSet());
  }

  private HexId hex(int stop) {
    return board.track().stop(stop).hex();
  }

  private IntStream cities(BitSet stops) {
    return stops.stream().filter(stop -> board.track().stop(stop).stop().isCity());
  }

  private BitSet citiesIn(Set<HexId> hexes) {
    var stops = new BitSet();
    for (int stop = 0; stop < board.track().stops(); stop++) {
      TrackGraph.StopAt at = board.track().stop(stop);
      if (at.stop().isCity() && hexes.contains(at.hex())) stops.set(stop);
    }
    return stops;
  }
}
