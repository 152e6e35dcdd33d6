package roundhouse.lab.answers;

import java.util.TreeSet;

/**
 * The share of games in which something has happened by a time (cumulative incidence, by Aalen and
 * Johansen). The end of a game competes with it: what has not happened by then never will. Only a
 * game that was stopped leaves open what would have happened.
 *
 * @param events when it happened
 * @param others when the other games ended or were broken off
 */
record Incidence(ValueCounts events, GameEnds others) {

  /** The share of games by a time, with its interval. */
  Estimate by(double time) {
    int all = events.size() + others.finished().size() + others.broken().size();
    double part = part(time, all);
    Estimate known = Intervals.share((int) Math.round(part * all), all);
    return new Estimate(part, known.low(), known.high());
  }

  private double part(double until, int all) {
    double open = 1;
    double part = 0;
    int left = all;
    for (double time : times()) {
      if (time > until || left == 0) break;
      int now = at(events, time);
      int ended = at(others.finished(), time);
      part += open * now / left;
      open *= 1 - (now + ended) / (double) left;
      left -= now + ended + at(others.broken(), time);
    }
    return part;
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
