package roundhouse.engine.runs;

import static roundhouse.route.problem.StopCount.Part.PASSES;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.route.problem.HexBorder;
import roundhouse.route.problem.JudgedRun;
import roundhouse.route.problem.JudgedRuns;
import roundhouse.route.problem.RunJudge;
import roundhouse.route.problem.RunRule;
import roundhouse.route.problem.StopCount;
import roundhouse.route.problem.StopRef;

/**
 * The rules that a design states of all runs of a turn together, as a judge of runs; what scripts
 * judge counts too.
 *
 * @param scripts that judge the same runs, if any
 */
record StatedRunSets(
    List<Bonus> bonuses, List<Shared> shared, List<Joined> joined, Optional<JudgedRuns> scripts)
    implements RunJudge {

  /** A bonus by type of train, which counts in this many runs, those where it adds most. */
  record Bonus(int runs, Map<String, RunRule.Bonus> byTrain) {

    /** What all runs but the best earn by it, which the rules of each run have added. */
    int unpaidIn(List<JudgedRun> all) {
      return all.stream()
          .filter(run -> byTrain.containsKey(run.train()))
          .map(run -> earned(byTrain.get(run.train()), run))
          .sorted(Collections.reverseOrder())
          .skip(runs)
          .mapToInt(Integer::intValue)
          .sum();
    }
  }

  /**
   * Stops that serve only one run.
   *
   * @param trains types that it concerns
   * @param pays whether others may come there, unpaid
   * @param says the rule as a sentence, "" for the usual one
   */
  record Shared(Set<String> trains, Set<StopRef> stops, boolean pays, String says) {

    Optional<String> broken(List<JudgedRun> all) {
      var seen = new HashMap<StopRef, JudgedRun>();
      for (JudgedRun run : all)
        for (StopRef stop : stopsOf(run)) {
          JudgedRun other = seen.putIfAbsent(stop, run);
          if (other != null && other != run)
            return Optional.of(
                says.isEmpty() ? "only one of the runs may come to " + stop.hex() : says);
        }
      return Optional.empty();
    }

    /** What calls pay beyond the one that pays most, at all these stops. */
    int unpaidIn(List<JudgedRun> all) {
      var sums = new HashMap<StopRef, Integer>();
      var most = new HashMap<StopRef, Integer>();
      for (JudgedRun run : all) {
        if (!trains.contains(run.train())) continue;
        var own = new HashMap<StopRef, Integer>();
        for (JudgedRun.Visit visit : run.stops())
          if (visit.calls() && stops.contains(visit.stop()))
            own.merge(visit.stop(), visit.value(), Integer::sum);
        own.forEach((stop, paid) -> sums.merge(stop, paid, Integer::sum));
        own.forEach((stop, paid) -> most.merge(stop, paid, Math::max));
      }
      return sums.entrySet().stream().mapToInt(at -> at.getValue() - most.get(at.getKey())).sum();
    }

    private List<StopRef> stopsOf(JudgedRun run) {
      return trains.contains(run.train())
          ? run.stops().stream().map(JudgedRun.Visit::stop).filter(stops::contains).toList()
          : List.of();
    }
  }

  /**
   * A bonus of runs that meet.
   *
   * @param trains types that it concerns
   * @param single whether only one of the trains is of these types
   * @param needs stops to which one network comes, each of these counts
   */
  record Joined(Set<String> trains, boolean single, List<StopCount> needs, int adds) {

    /** What all networks earn. */
    int earnedBy(List<JudgedRun> all) {
      var networks = new ArrayList<List<JudgedRun.Visit>>();
      for (JudgedRun run : all) {
        if (!trains.contains(run.train())) continue;
        var network = new ArrayList<>(run.stops());
        for (int at = networks.size() - 1; at >= 0; at--)
          if (meets(run, networks.get(at))) network.addAll(networks.remove(at));
        networks.add(network);
      }
      return adds * (int) networks.stream().filter(this::isWhole).count();
    }

    /**
     * What is earned for one run at most. A single train has to come to all these stops itself; of
     * several, each earns a part of it for each stop to which it comes, so that a network that
     * comes to enough stops earns no more than its runs.
     */
    List<RunRule.Share> shares() {
      if (single) return List.of(new RunRule.Share(new RunRule.Bonus(needs, adds)));
      int part = Math.ceilDiv(adds, needs.stream().mapToInt(StopCount::least).sum());
      return needs.stream().map(need -> share(need, part)).toList();
    }

    private static RunRule.Share share(StopCount need, int part) {
      return new RunRule.Share(
          new RunRule.Bonus(
              List.of(), part, Optional.of(need), Optional.empty(), part * need.least()));
    }

    private static boolean meets(JudgedRun run, List<JudgedRun.Visit> network) {
      for (JudgedRun.Visit visit : run.stops())
        if (visit.kind() != Stop.Kind.OFFBOARD)
          for (JudgedRun.Visit other : network) if (other.stop().equals(visit.stop())) return true;
      return false;
    }

    private boolean isWhole(List<JudgedRun.Visit> network) {
      return needs.stream().allMatch(need -> comesTo(network, need));
    }

    private static boolean comesTo(List<JudgedRun.Visit> network, StopCount need) {
      var found = new HashSet<StopRef>();
      for (JudgedRun.Visit visit : network)
        if (need.stops().contains(visit.stop())
            && found.add(visit.stop())
            && found.size() >= need.least()) return true;
      return false;
    }
  }

  /** The judge of runs with these rules, if there are any, and scripts. */
  JudgedRuns judged(Map<StopRef, List<String>> markers) {
    return new JudgedRuns(
        this,
        bonuses.isEmpty()
            && shared.stream().noneMatch(Shared::pays)
            && scripts.map(JudgedRuns::ways).orElse(true),
        scripts.map(JudgedRuns::one).orElse(false),
        scripts.map(JudgedRuns::bounded).orElse(true),
        true,
        scripts.filter(JudgedRuns::all).map(JudgedRuns::most).orElse(0),
        markers);
  }

  @Override
  public int stepsOfOne() {
    return scripts.map(judged -> judged.judge().stepsOfOne()).orElse(1);
  }

  @Override
  public int stepsOfAll() {
    return scripts.filter(JudgedRuns::all).map(judged -> judged.judge().stepsOfAll()).orElse(1);
  }

  @Override
  public Judgement one(JudgedRun run, int most) {
    return scripts.orElseThrow().judge().one(run, most);
  }

  @Override
  public Judgement all(List<JudgedRun> runs, int most) {
    for (Shared each : shared) {
      Optional<String> broken = each.pays() ? Optional.empty() : each.broken(runs);
      if (broken.isPresent()) return new Illegal(broken.get());
    }
    int adds = -bonuses.stream().mapToInt(bonus -> bonus.unpaidIn(runs)).sum();
    adds -= shared.stream().filter(Shared::pays).mapToInt(each -> each.unpaidIn(runs)).sum();
    adds += joined.stream().mapToInt(each -> each.earnedBy(runs)).sum();
    if (!scripts.map(JudgedRuns::all).orElse(false)) return new Legal(adds);
    Judgement said = scripts.get().judge().all(runs, most - most(runs));
    return said instanceof Legal(int more, _) ? new Legal(adds + more) : said;
  }

  /** What these rules add to the runs at most, as the shares of single runs tell. */
  private int most(List<JudgedRun> runs) {
    int most = 0;
    for (Joined each : joined)
      for (JudgedRun run : runs)
        if (each.trains().contains(run.train()))
          for (RunRule.Share share : each.shares()) most += earned(share.bonus(), run);
    return most;
  }

  private static int earned(RunRule.Bonus bonus, JudgedRun run) {
    for (StopCount wanted : bonus.when()) if (count(wanted, run) < wanted.least()) return 0;
    StopRef first = run.stops().getFirst().stop();
    StopRef last = run.stops().getLast().stop();
    Optional<Integer> apart = bonus.apart().map(places -> places.distance(first, last));
    Optional<Integer> stops = bonus.each().map(each -> count(each, run));
    return bonus.times(apart.or(() -> stops).orElse(1));
  }

  private static boolean crosses(JudgedRun run, HexBorder border) {
    List<HexId> hexes = run.hexes();
    return IntStream.range(1, hexes.size())
        .anyMatch(at -> border.isBetween(hexes.get(at - 1), hexes.get(at)));
  }

  private static int count(StopCount wanted, JudgedRun run) {
    int found = (int) wanted.borders().stream().filter(border -> crosses(run, border)).count();
    int last = run.stops().size() - 1;
    for (int at = 0; at <= last; at++) {
      JudgedRun.Visit visit = run.stops().get(at);
      boolean end = at == 0 || at == last;
      boolean counts =
          switch (wanted.part()) {
            case CALLS -> visit.calls();
            case PASSES -> true;
            case ENDS -> end;
            case THROUGH -> !end;
            case CROSSES -> false;
          };
      if (counts && wanted.stops().contains(visit.stop())) found++;
    }
    return found;
  }
}
