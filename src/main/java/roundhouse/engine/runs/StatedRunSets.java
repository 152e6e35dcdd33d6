package roundhouse.engine.runs;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
record StatedRunSets(List<Bonus> bonuses, List<Shared> shared, Optional<JudgedRuns> scripts)
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
  public int steps() {
    return scripts.map(judged -> judged.judge().steps()).orElse(1);
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
    if (!scripts.map(JudgedRuns::all).orElse(false)) return new Legal(adds);
    JudgedRuns judged = scripts.get();
    Judgement said = judged.judge().all(runs, most);
    return said instanceof Legal(int more, _) ? new Legal(adds + more) : said;
  }

  private static int earned(RunRule.Bonus bonus, JudgedRun run) {
    for (StopCount wanted : bonus.when()) if (count(wanted, run) < wanted.least()) return 0;
    return bonus.times(bonus.each().map(each -> count(each, run)).orElse(1));
  }

  private static int count(StopCount wanted, JudgedRun run) {
    int found = 0;
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
          };
      if (counts && wanted.stops().contains(visit.stop())) found++;
    }
    return found;
  }
}
