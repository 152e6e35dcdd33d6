package roundhouse.lab.answers;

import java.util.HashMap;
import java.util.Map;

/** Two sides, game by game with the same seeds. */
public final class SidePair {
  private final SideTally base;
  private final SideTally other;
  private final Map<Figure, PairTally> tallies = new HashMap<>();
  private int pairs;
  private int brokenOff;

  SidePair(SideTally base, SideTally other) {
    this.base = base;
    this.other = other;
  }

  /** A pair in which both games ended by their rules. */
  void add(Map<Figure, Double> one, Map<Figure, Double> two) {
    pairs++;
    one.keySet().forEach(figure -> tally(figure, one, two));
    two.keySet().stream()
        .filter(figure -> !one.containsKey(figure))
        .forEach(figure -> tally(figure, one, two));
  }

  private void tally(Figure figure, Map<Figure, Double> one, Map<Figure, Double> two) {
    double none = PairTally.absent(figure.kind());
    tallies
        .computeIfAbsent(figure, _ -> PairTally.of(figure.kind()))
        .add(one.getOrDefault(figure, none), two.getOrDefault(figure, none));
  }

  /** A pair of which a game was broken off, so that it cannot be compared. */
  void leaveOut() {
    brokenOff++;
  }

  public SideTally base() {
    return base;
  }

  public SideTally other() {
    return other;
  }

  public int pairs() {
    return pairs;
  }

  public int brokenOff() {
    return brokenOff;
  }

  /** Pairs that were played, with those that cannot be compared. */
  int played() {
    return pairs + brokenOff;
  }

  /** The differences of all figures, the surest and largest first. */
  public Differences differences() {
    return differences(Math.floor(Math.max(base.latest(), other.latest())) + 1);
  }

  /** The same, with the time that stands for never. */
  Differences differences(double horizon) {
    return Differences.of(
        tallies.entrySet().stream()
            .map(each -> new Compared(each.getKey(), each.getValue().sums(pairs, horizon)))
            .map(each -> Difference.of(each.figure(), each.sums()))
            .toList());
  }

  private record Compared(Figure figure, PairSums sums) {}
}
