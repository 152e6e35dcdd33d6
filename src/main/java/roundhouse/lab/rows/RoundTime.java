package roundhouse.lab.rows;

import roundhouse.game.Calendar;

/** The time of a round in sets, so that times of games can be compared. */
final class RoundTime {
  private RoundTime() {}

  /** A stock round is at its set, operating rounds share the time until the next. */
  static double of(Calendar now) {
    if (now.rounds() == 0) return now.set();
    double part = Math.min(now.number(), now.rounds()) / (now.rounds() + 1.0);
    return Math.round((now.set() + part) * 1000) / 1000.0;
  }
}
