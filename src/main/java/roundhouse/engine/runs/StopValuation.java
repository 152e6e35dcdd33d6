package roundhouse.engine.runs;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Game;
import roundhouse.engine.privates.PrivateTokens;
import roundhouse.engine.privates.Privates;
import roundhouse.game.Company;
import roundhouse.route.PairBonus;
import roundhouse.route.StopRef;
import roundhouse.route.StopValues;

/**
 * The revenue of calls: the value of each stop for a train, plus bonuses from privates, tokens and
 * pairs of places.
 */
final class StopValuation {
  private StopValuation() {}

  /**
   * The revenue of a call under the rules shared by all titles: the printed value or the one for
   * the type of train, plus tokens and privates.
   */
  static int stopRevenue(Game game, RunHooks.StopRevenue asked) {
    if (asked.train().eachCall() > 0) return asked.train().eachCall();
    Integer special =
        game.design().map().hexes().get(asked.stop().hex()).byTrain().get(asked.train().type());
    if (special != null && asked.stop().stop().kind() == Stop.Kind.OFFBOARD) return special;
    return printedValue(game, asked.stop())
        + PrivateTokens.bonus(game, asked.company(), asked.stop())
        + ofPrivates(game, asked.company(), asked.stop().hex());
  }

  /** The subsidy for a call at a halt. */
  static int stopSubsidy(Game game, RunHooks.StopSubsidy asked) {
    return asked.train().eachCall() == 0 && asked.stop().stop().kind() == Stop.Kind.HALT
        ? game.design().routes().haltSubsidy()
        : 0;
  }

  /** The printed value of a stop in the current phase. */
  static int printedValue(Game game, TrackGraph.StopAt at) {
    return at.stop().kind() == Stop.Kind.HALT
        ? 0
        : at.stop().revenue().in(Set.copyOf(game.phase().tiles()));
  }

  /** Bonuses for calls at two places in one run. */
  private static List<PairBonus> pairs(Game game, int times) {
    TrackGraph track = game.state().board().track();
    return game.design().routes().bonuses().stream()
        .map(
            bonus ->
                new PairBonus(in(track, bonus.at()), in(track, bonus.with()), bonus.adds() * times))
        .toList();
  }

  private static Set<StopRef> in(TrackGraph track, List<String> hexes) {
    var refs = new HashSet<StopRef>();
    for (int stop = 0; stop < track.stops(); stop++) {
      if (hexes.contains(track.stop(stop).hex()))
        refs.add(new StopRef(track.stop(stop).hex(), track.stop(stop).index()));
    }
    return refs;
  }

  /** The bonus of the company's privates for calls in a hex. */
  private static int ofPrivates(Game game, Company company, String hex) {
    int sum = 0;
    for (var owned : game.state().privates().values()) {
      if (!owned.owner().equals(company.id())) continue;
      var bonus = Privates.spec(game, owned).bonus();
      if (bonus.isPresent() && bonus.get().at().contains(hex)) sum += bonus.get().adds();
    }
    return sum;
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
