package roundhouse.engine.runs;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.route.problem.PairBonus;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/**
 * The revenue of calls: the value of each stop for a train, plus bonuses from privates, tokens and
 * pairs of places.
 */
final class StopValuation {
  private StopValuation() {}

  /** Bonuses for calls at two places in one run. */
  private static List<PairBonus> pairs(Game game, int times) {
    TrackGraph track = game.state().board().track();
    return game.design().routes().bonuses().stream()
        .map(
            bonus ->
                new PairBonus(
                    in(track, HexId.all(bonus.at())),
                    in(track, HexId.all(bonus.with())),
                    bonus.adds() * times))
        .toList();
  }

  private static Set<StopRef> in(TrackGraph track, List<HexId> hexes) {
    var refs = new HashSet<StopRef>();
    for (int stop = 0; stop < track.stops(); stop++) {
      if (hexes.contains(track.stop(stop).hex()))
        refs.add(new StopRef(track.stop(stop).hex(), track.stop(stop).index()));
    }
    return refs;
  }

  /** The values of these stops for a train, asked once for each. */
  static StopValues values(Game game, Company company, RunHooks.Runner runner, BitSet stops) {
    TrackGraph track = game.state().board().track();
    var revenue = new HashMap<StopRef, Integer>();
    var subsidy = new HashMap<StopRef, Integer>();
    var atEnd = new HashMap<StopRef, Integer>();
    int times = RouteProblems.times(game, runner);
    for (int stop = stops.nextSetBit(0); stop >= 0; stop = stops.nextSetBit(stop + 1)) {
      TrackGraph.StopAt at = track.stop(stop);
      var ref = new StopRef(at.hex(), at.index());
      int value = game.ask(RunHooks.STOP_REVENUE, new RunHooks.StopRevenue(company, runner, at));
      if (value > 0) revenue.put(ref, value * times);
      int extra = game.ask(RunHooks.STOP_SUBSIDY, new RunHooks.StopSubsidy(company, runner, at));
      if (extra > 0) subsidy.put(ref, extra);
      int ending = game.ask(RunHooks.END_REVENUE, new RunHooks.EndRevenue(company, runner, at));
      if (ending > 0) atEnd.put(ref, ending * times);
    }
    return new StopValues(revenue, subsidy, atEnd, pairs(game, times));
  }
}
