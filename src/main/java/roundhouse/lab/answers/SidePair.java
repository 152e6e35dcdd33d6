package roundhouse.lab.answers;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
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
    int place = 0;
    for (Figure figure : one.keySet()) tally(figure, one, two, place++);
    place = 0;
    for (Figure figure : two.keySet()) {
      if (!one.containsKey(figure)) tally(figure, one, two, place);
      place++;
    }
  }

  /** How both games of such a pair use the map. */
  void addMaps(GameRecord one, GameRecord two) {
    baseHexes.add(one);
    otherHexes.add(two);
  }

  private void tally(Figure figure, Map<Figure, Double> one, Map<Figure, Double> two, int place) {
    double none = PairTally.absent(figure.kind());
    tallies
        .computeIfAbsent(figure, _ -> new PairTally(figure.kind()))
        .add(pairs, one.getOrDefault(figure, none), two.getOrDefault(figure, none), place);
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

  /**
   * The differences of all figures. Those with the same values in all games are one difference,
   * because the others would only repeat it.
   */
  Differences differences(Questions questions) {
    return Differences.of(
        tallies.entrySet().stream()
            .collect(Collectors.groupingBy(each -> each.getValue().series()))
            .values()
            .stream()
            .map(this::difference)
            .toList(),
        questions,
        played());
  }

  /** The difference of one figure, judged by itself; nothing if no game has it. */
  Optional<Difference> difference(Figure figure) {
    return Optional.ofNullable(tallies.get(figure))
        .map(tally -> tally.difference(List.of(figure), pairs));
  }

  private Difference difference(List<Map.Entry<Figure, PairTally>> same) {
    List<Figure> figures =
        same.stream()
            .sorted(
                Comparator.comparingLong(
                        (Map.Entry<Figure, PairTally> each) -> each.getValue().places())
                    .thenComparing(Map.Entry.comparingByKey()))
            .map(Map.Entry::getKey)
            .toList();
    return same.getFirst().getValue().difference(figures, pairs);
  }
}
