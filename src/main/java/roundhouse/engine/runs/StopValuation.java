package roundhouse.engine.runs;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.StopValues;

/** The revenue of calls: the value of each stop for a train. */
final class StopValuation {
  private StopValuation() {}

  /** The values of these stops for a train, asked once for each, and the rules of its runs. */
  static StopValues values(
      Game game, Company company, RunHooks.Runner runner, BitSet stops, List<RunRule> rules) {
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
    return new StopValues(revenue, subsidy, atEnd, rules);
  }
}
