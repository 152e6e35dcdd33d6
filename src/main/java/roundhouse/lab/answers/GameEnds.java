package roundhouse.lab.answers;

/** When games ended by their rules, and when others were stopped. */
final class GameEnds {
  private final ValueCounts finished = new ValueCounts();
  private final ValueCounts broken = new ValueCounts();

  void add(double time, boolean byItsRules) {
    (byItsRules ? finished : broken).add(time);
  }

  ValueCounts finished() {
    return finished;
  }

  ValueCounts broken() {
    return broken;
  }

  /**
   * The latest end by the rules: a game that was stopped may have gone round in circles for ever.
   */
  double latest() {
    return finished.size() == 0 ? 0 : finished.atRank(finished.size() - 1);
  }

  /** The ends of the other games. */
  GameEnds without(GameEnds some) {
    var rest = new GameEnds();
    subtract(finished, some.finished, rest.finished);
    subtract(broken, some.broken, rest.broken);
    return rest;
  }

  private static void subtract(ValueCounts all, ValueCounts some, ValueCounts rest) {
    all.all().forEach((time, games) -> rest.add(time, games - some.all().getOrDefault(time, 0)));
  }
}
