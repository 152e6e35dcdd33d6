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
 * What calls bring: the value of each stop for a train, with what privates, tokens and pairs of
 * places add.
 */
final class StopWorth {
  private StopWorth() {}

  /**
   * What a call at a stop brings by the rules that all titles share: what is printed or set for the
   * type of train, with tokens and privates.
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

  /** What the bank pays the company for a call at a halt. */
  static int stopSubsidy(Game game, RunHooks.StopSubsidy asked) {
    return asked.train().eachCall() == 0 && asked.stop().stop().kind() == Stop.Kind.HALT
        ? game.design().routes().haltSubsidy()
        : 0;
  }

  /** What is printed at a stop for the phase. */
  static int printedValue(Game game, TrackGraph.StopAt at) {
    return at.stop().kind() == Stop.Kind.HALT
        ? 0
        : at.stop().revenue().in(Set.copyOf(game.phase().tiles()));
  }

  /** What calls at two places of one run bring besides. */
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

  /** What a private of the company adds to calls in a hex. */
  private static int ofPrivates(Game game, Company company, String hex) {
    int sum = 0;
    for (var owned : game.state().privates().values()) {
      if (!owned.owner().equals(company.id())) continue;
      var bonus = Privates.spec(game, owned).bonus();
      if (bonus.isPresent() && bonus.get().at().contains(hex)) sum += bonus.get().adds();
    }
    return sum;
  }

  /** What calls of a train at these stops bring, asked once for each. */
  static StopValues values(Game game, Company company, RunHooks.Runner runner, BitSet stops) {
    TrackGraph track = game.state().board().track();
    var revenue = new HashMap<StopRef, Integer>();
    var subsidy = new HashMap<StopRef, Integer>();
    var atEnd = new HashMap<StopRef, Integer>();
    int times = Running.times(game, runner);
    for (int stop = stops.nextSetBit(0); stop >= 0; stop = stops.nextSetBit(stop + 1)) {
      TrackGraph.StopAt at = track.stop(stop);
      var ref = new StopRef(at.hex(), at.index());
      int value = game.ask(RunHooks.STOP_REVENUE, new RunHooks.StopRevenue(company, runner, at));
      if (value > 0) revenue.put(ref, value * times);
      int besides = game.ask(RunHooks.STOP_SUBSIDY, new RunHooks.StopSubsidy(company, runner, at));
      if (besides > 0) subsidy.put(ref, besides);
      int ending = game.ask(RunHooks.END_REVENUE, new RunHooks.EndRevenue(company, runner, at));
      if (ending > 0) atEnd.put(ref, ending * times);
    }
    return new StopValues(revenue, subsidy, atEnd, pairs(game, times));
  }
}
