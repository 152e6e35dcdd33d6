package roundhouse.lab.invariants;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.board.Reach;
import roundhouse.board.Track;
import roundhouse.board.TrackDistances;
import roundhouse.engine.Action;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;

/** Invariants of networks: rules and scripts are told what the track on the tiles leads to. */
final class NetworkInvariants {
  private NetworkInvariants() {}

  /**
   * What is told of a network.
   *
   * @param reached whether it reaches the stop with this number
   * @param distance how far along track that is
   * @param hexes how many hexes one is away from another
   */
  record Told(
      IntPredicate reached,
      IntFunction<OptionalInt> distance,
      ToIntBiFunction<HexId, HexId> hexes) {

    static Told of(Board board, Reach reach, BitSet starts, BitSet blocked) {
      GameMap map = board.map();
      return new Told(
          reach::reaches,
          TrackDistances.of(board.track(), starts, blocked)::toStop,
          (one, other) -> map.layout().distance(map.hex(one).place(), map.hex(other).place()));
    }
  }

  /**
   * What a company's network reaches, and how far away that is, is what walks over the tiles come
   * to; asked of whoever acted when the board has changed.
   */
  static Optional<String> reached(StateTransition moment) {
    Board board = moment.after().board();
    Company company = moment.after().companies().get(moment.action().by());
    if (company == null || board == moment.before().board()) return Optional.empty();
    return fault(
        board,
        company.id(),
        TrackWalk.from(board, company.id()),
        Told.of(
            board,
            CompanyNetwork.reach(moment.game(), company, false),
            CompanyNetwork.bases(board, company.id()),
            CompanyNetwork.blocked(board, company.id(), false)));
  }

  /** The same of the stops that a new tile is joined to, whoever's markers stand where. */
  static Optional<String> joined(StateTransition moment) {
    if (!(moment.action() instanceof Action.LayTile lay)) return Optional.empty();
    Board board = moment.after().board();
    var starts = new BitSet();
    IntStream.range(0, board.tile(lay.hex()).stops().size())
        .forEach(stop -> starts.set(board.track().stopIndex(lay.hex(), stop)));
    if (starts.isEmpty()) return Optional.empty();
    var none = new BitSet();
    return fault(
        board,
        lay.hex().text(),
        TrackWalk.from(board, lay.hex()),
        Told.of(board, Reach.of(board.track(), starts, none), starts, none));
  }

  /** Where what is told of a network differs from the walks. */
  static Optional<String> fault(
      Board board, String of, Map<TrackWalk.Place, TrackWalk.Found> walks, Told told) {
    List<HexId> starts =
        walks.entrySet().stream()
            .filter(found -> found.getValue().hexsides() == 0)
            .map(found -> found.getKey().hex())
            .distinct()
            .toList();
    for (var hex : board.map().hexes().keySet()) {
      for (int stop = 0; stop < board.tile(hex).stops().size(); stop++) {
        int node = board.track().stopIndex(hex, stop);
        TrackWalk.Found walk = walks.get(new TrackWalk.Place(hex, new Track.AtStop(stop)));
        boolean reached = told.reached().test(node);
        if (reached && walk == null)
          return Optional.of(
              "the network of %s reaches a stop in %s that no track leads to".formatted(of, hex));
        if (!reached && walk != null && walk.simple())
          return Optional.of(
              "the network of %s lacks a stop in %s that track leads to".formatted(of, hex));
        if (walk == null) continue;
        OptionalInt distance = told.distance().apply(node);
        if (!distance.equals(OptionalInt.of(walk.hexsides())))
          return Optional.of(
              "a stop in %s is %s hexes along track from the network of %s, not %s"
                  .formatted(hex, walk.hexsides(), of, distance));
        boolean near =
            starts.stream()
                .anyMatch(start -> told.hexes().applyAsInt(start, hex) <= walk.hexsides());
        if (!near)
          return Optional.of(
              "%s is farther in hexes than along track from the network of %s".formatted(hex, of));
      }
    }
    return Optional.empty();
  }
}
