package roundhouse.route;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the calls of several runs so that together they obey the rules: one run calls at home,
 * and all runs meet, where that is required. Each run's own best calls nearly always do; otherwise
 * a run must call at a small station that it would have skipped.
 */
final class CallSettlement {
  /** Choosing the calls of a run takes about as long as this many steps of a search. */
  private static final int STEPS_A_RUN = 8;

  /** Ways that are tried without steps, so that a search that is cut short still ends with runs. */
  private static final int FREE_WAYS = 8;

  private final IndexedProblem task;
  private final SearchBudget steps;
  private final List<RunCandidate> runs;
  private final List<CallChooser> choosers;
  private int free = FREE_WAYS;

  /**
   * Calls that obey the rules together.
   *
   * @param score their total value
   * @param calls of each run
   */
  record SettledCalls(long score, List<CallChooser.Calls> calls) {}

  /**
   * Runs that share no track, each with the chooser of its train.
   *
   * @param steps spent on every way that is tried: many runs that do not meet have very many
   */
  CallSettlement(
      IndexedProblem task,
      SearchBudget steps,
      List<RunCandidate> runs,
      List<CallChooser> choosers) {
    this.task = task;
    this.steps = steps;
    this.runs = runs;
    this.choosers = choosers;
  }

  /** The best calls that the steps suffice to find, if their score exceeds this one. */
  Optional<SettledCalls> bestAbove(long score) {
    if (runs.isEmpty()) return Optional.empty();
    List<CallChooser.Calls> calls = runs.stream().map(RunCandidate::calls).toList();
    List<long[]> forced = runs.stream().map(run -> task.net.roomForPlaces()).toList();
    return settle(calls, forced, score);
  }

  private Optional<SettledCalls> settle(
      List<CallChooser.Calls> calls, List<long[]> forced, long above) {
    long score = calls.stream().mapToLong(CallChooser.Calls::score).sum();
    if (score <= above) return Optional.empty();
    if (!steps.spend(STEPS_A_RUN * runs.size()) && free-- <= 0) return Optional.empty();
    if (task.rules.callAtHome()
        && calls.stream().noneMatch(called -> BitWords.meet(called.places(), task.home))) {
      return best(atHome(forced), above);
    }
    boolean[] met = task.rules.mustMeet() ? meetingFirst(calls) : new boolean[0];
    for (boolean meets : met) {
      if (!meets) return best(meetings(met, calls, forced), above);
    }
    return Optional.of(new SettledCalls(score, calls));
  }

  /** The best result over several ways to force more calls. */
  private Optional<SettledCalls> best(List<List<long[]>> ways, long above) {
    Optional<SettledCalls> best = Optional.empty();
    for (List<long[]> forced : ways) {
      long least = best.map(SettledCalls::score).orElse(above);
      Optional<SettledCalls> better = calls(forced).flatMap(calls -> settle(calls, forced, least));
      if (better.isPresent()) best = better;
    }
    return best;
  }

  private Optional<List<CallChooser.Calls>> calls(List<long[]> forced) {
    var calls = new ArrayList<CallChooser.Calls>();
    for (int run = 0; run < runs.size(); run++) {
      boolean marked = choosers.get(run).mustCallAtMarker();
      List<long[]> needs = marked ? List.of(task.markers) : List.of();
      RunCandidate candidate = runs.get(run);
      CallChooser chooser = choosers.get(run);
      chooser
          .best(candidate.way(), forced.get(run), needs, Long.MIN_VALUE)
          .flatMap(chosen -> judged(candidate.with(chosen), chooser))
          .ifPresent(calls::add);
    }
    return calls.size() == runs.size() ? Optional.of(calls) : Optional.empty();
  }

  private Optional<CallChooser.Calls> judged(RunCandidate run, CallChooser chooser) {
    if (!task.judging.isLate()) return Optional.of(run.calls());
    RunCandidate judged = run.judge(task, chooser.runner(), steps);
    return judged.isForbidden() ? Optional.empty() : Optional.of(judged.calls());
  }

  private List<List<long[]>> atHome(List<long[]> forced) {
    var ways = new ArrayList<List<long[]>>();
    for (int run = 0; run < runs.size(); run++) {
      for (int place = BitWords.next(task.home, 0);
          place >= 0;
          place = BitWords.next(task.home, place + 1)) {
        if (BitWords.has(runs.get(run).possible(), place)) ways.add(with(forced, run, run, place));
      }
    }
    return ways;
  }

  /** Ways for a run that meets the first one to meet another that does not yet. */
  private List<List<long[]>> meetings(
      boolean[] met, List<CallChooser.Calls> calls, List<long[]> forced) {
    var ways = new ArrayList<List<long[]>>();
    for (int one = 0; one < runs.size(); one++) {
      for (int other = 0; other < runs.size(); other++) {
        if (!met[one] || met[other]) continue;
        long[] shared = runs.get(one).possible();
        for (int place = BitWords.next(shared, 0);
            place >= 0;
            place = BitWords.next(shared, place + 1)) {
          if (BitWords.has(runs.get(other).possible(), place))
            ways.add(with(forced, one, other, place));
        }
      }
    }
    return ways;
  }

  private static List<long[]> with(List<long[]> forced, int one, int other, int place) {
    var more = new ArrayList<>(forced.stream().map(long[]::clone).toList());
    BitWords.add(more.get(one), place);
    BitWords.add(more.get(other), place);
    return more;
  }

  private boolean[] meetingFirst(List<CallChooser.Calls> calls) {
    boolean[] met = new boolean[calls.size()];
    long[] places = calls.getFirst().places().clone();
    met[0] = true;
    for (boolean more = true; more; ) {
      more = false;
      for (int run = 1; run < met.length; run++) {
        if (met[run] || !BitWords.meet(places, calls.get(run).places())) continue;
        BitWords.addAll(places, calls.get(run).places());
        met[run] = true;
        more = true;
      }
    }
    return met;
  }
}
