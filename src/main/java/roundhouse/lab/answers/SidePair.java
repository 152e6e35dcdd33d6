package roundhouse.lab.answers;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.board.HexId;
import roundhouse.lab.rows.GameRecord;

/** Two sides, game by game with the same seeds. */
public final class SidePair {
  private final SideTally base;
  private final SideTally other;
  private final Map<Figure, PairTally> tallies = new HashMap<>();
  private final HexSums baseHexes = new HexSums();
  private final HexSums otherHexes = new HexSums();
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

  /** How both games of such a pair use the map. */
  void addMaps(GameRecord one, GameRecord two) {
    baseHexes.add(one);
    otherHexes.add(two);
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

  /** How much more of it the other side has in each hex, on average over the pairs. */
  public Map<HexId, Double> use(MapUse use) {
    var difference = new TreeMap<HexId, Double>(otherHexes.means(use));
    baseHexes.means(use).forEach((hex, mean) -> difference.merge(hex, -mean, Double::sum));
    return difference;
  }

  /** The differences of all figures, the surest and largest first. */
  public Differences differences() {
    return differences(never());
  }

  /** The time that stands for never: the set after the last one of the longest game. */
  double never() {
    return Math.floor(Math.max(base.latest(), other.latest())) + 1;
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
