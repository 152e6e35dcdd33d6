package roundhouse.lab.answers;

import java.util.Map;
import java.util.TreeSet;
import java.util.function.DoublePredicate;

/**
 * The share of games in which something has happened by a time (cumulative incidence, by Aalen and
 * Johansen). The end of a game competes with it: what has not happened by then never will. Only a
 * game that was stopped leaves open what would have happened.
 *
 * @param events when it happened
 * @param others when the other games ended or were broken off
 */
record Incidence(ValueCounts events, GameEnds others) {

  /** Differences of parts below this are those of rounding. */
  private static final double NOTHING = 1e-9;

  /**
   * How far it has come.
   *
   * @param part of the games in which it has happened
   * @param open part of the games in which it may still happen
   */
  private record Course(double part, double open) {}

  /**
   * The share of games by a time. Games that were stopped before do not make its interval narrower.
   */
  Estimate by(double time) {
    double part = course(time).part();
    int known = known(time);
    Estimate all = Intervals.share((int) Math.round(part * known), known);
    return new Estimate(part, all.low(), all.high());
  }

  /**
   * The time by which it has happened in half of the games: infinite if it never does in half of
   * them, and not a number if too many games were stopped to know. The interval reaches over the
   * times at which a half is not ruled out; it is infinite both ways if there are too few games.
   */
  Estimate median() {
    if (Intervals.rankOfMedian(all()) == 0)
      return new Estimate(middle(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return new Estimate(middle(), first(this::mayBeHalf), first(this::isMoreThanHalf));
  }

  private double middle() {
    double time = first(each -> course(each).part() >= 0.5 - NOTHING);
    Course end = course(PairTally.NEVER);
    boolean unknown = time == PairTally.NEVER && end.part() + end.open() >= 0.5 - NOTHING;
    return unknown ? Double.NaN : time;
  }

  private boolean mayBeHalf(double time) {
    int rank = Intervals.rankOfMedian(known(time));
    return rank > 0 && course(time).part() * known(time) >= rank - NOTHING;
  }

  private boolean isMoreThanHalf(double time) {
    int rank = Intervals.rankOfMedian(known(time));
    return rank > 0 && course(time).part() * known(time) >= known(time) - rank + 1 - NOTHING;
  }

  /** The time by which it has happened in a part of the games in which it ever happens. */
  double quantile(double part) {
    double wanted = part * course(PairTally.NEVER).part() - NOTHING;
    return first(time -> course(time).part() >= wanted);
  }

  /** The first time of which something is true. */
  private double first(DoublePredicate isTrue) {
    return events.all().keySet().stream()
        .mapToDouble(Double::doubleValue)
        .filter(isTrue)
        .findFirst()
        .orElse(PairTally.NEVER);
  }

  private int all() {
    return events.size() + others.finished().size() + others.broken().size();
  }

  /** Games of which is known whether it has happened by a time. */
  private int known(double time) {
    int stopped = 0;
    for (Map.Entry<Double, Integer> each : others.broken().all().entrySet())
      if (each.getKey() < time) stopped += each.getValue();
    return all() - stopped;
  }

  private Course course(double until) {
    double open = 1;
    double part = 0;
    int left = all();
    for (double time : times()) {
      if (time > until || left == 0) break;
      int now = at(events, time);
      int ended = at(others.finished(), time);
      part += open * now / left;
      open *= 1 - (now + ended) / (double) left;
      left -= now + ended + at(others.broken(), time);
    }
    return new Course(part, open);
  }

  private TreeSet<Double> times() {
    var all = new TreeSet<>(events.all().keySet());
    all.addAll(others.finished().all().keySet());
    all.addAll(others.broken().all().keySet());
    return all;
  }

  private static int at(ValueCounts counts, double time) {
    return counts.all().getOrDefault(time, 0);
  }
}
