package roundhouse.lab.invariants;

import java.util.Optional;
import java.util.function.IntPredicate;
import roundhouse.board.Board;
import roundhouse.board.Track;
import roundhouse.engine.stations.CompanyNetwork;
import roundhouse.game.Company;

/** Invariants of networks: rules and scripts are told what the track on the tiles leads to. */
final class NetworkInvariants {
  private NetworkInvariants() {}

  /**
   * What a company's network reaches is what walks over the tiles come to; asked of whoever acted
   * when the board has changed.
   */
  static Optional<String> reached(StateTransition moment) {
    Board board = moment.after().board();
    Company company = moment.after().companies().get(moment.action().by());
    if (company == null || board == moment.before().board()) return Optional.empty();
    return fault(board, company.id(), CompanyNetwork.reach(moment.game(), company, false)::reaches);
  }

  /**
   * Where a network differs from the walks.
   *
   * @param reached whether the network reaches the stop with this number
   */
  static Optional<String> fault(Board board, String company, IntPredicate reached) {
    var walks = TrackWalk.from(board, company);
    for (var hex : board.map().hexes().keySet()) {
      for (int stop = 0; stop < board.tile(hex).stops().size(); stop++) {
        Boolean simple = walks.get(new TrackWalk.Place(hex, new Track.AtStop(stop)));
        boolean told = reached.test(board.track().stopIndex(hex, stop));
        if (told && simple == null)
          return Optional.of(
              "the network of %s reaches a stop in %s that no track leads to"
                  .formatted(company, hex));
        if (!told && simple != null && simple)
          return Optional.of(
              "the network of %s lacks a stop in %s that track leads to".formatted(company, hex));
      }
    }
    return Optional.empty();
  }
}
