package roundhouse.lab.answers;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a figure differs between two sides.
 *
 * @param figures with the same values in every game, the one that happens first at the beginning
 * @param pairs that were compared
 * @param lower pairs in which the other side has less, or is earlier
 * @param higher pairs in which the other side has more, or is later; never is later than any time
 * @param reached for a time: the change of the share of games in which it comes
 * @param value the change of the number or share, or of a time in pairs in which it comes on both
 *     sides
 * @param chance how often chance alone shows as much, from 0 to 1
 * @param threshold it is clear if chance is as rare as this
 * @param error how often its intervals together may miss
 */
record Difference(
    List<Figure> figures,
    int pairs,
    int lower,
    int higher,
    Optional<PairedChange> reached,
    PairedChange value,
    double chance,
    double threshold,
    double error) {

  Difference {
    figures = List.copyOf(figures);
  }

  /** One that is judged by itself. */
  static Difference of(
      List<Figure> figures,
      int pairs,
      int lower,
      int higher,
      Optional<PairedChange> reached,
      PairedChange value) {
    List<PairedChange> telling = telling(reached, value).toList();
    double least = telling.stream().mapToDouble(PairedChange::chance).min().orElse(1);
    double chance = Math.min(1, telling.size() * least);
    return new Difference(
        figures, pairs, lower, higher, reached, value, chance, Intervals.ERROR, Intervals.ERROR);
  }

  /** The same, judged among others. */
  Difference judged(double threshold, double error) {
    return new Difference(figures, pairs, lower, higher, reached, value, chance, threshold, error);
  }

  Figure figure() {
    return figures.getFirst();
  }

  boolean isNamed(String name) {
    return figures.stream().anyMatch(each -> each.isNamed(name));
  }

  private static Stream<PairedChange> telling(Optional<PairedChange> reached, PairedChange value) {
    return Stream.concat(reached.stream(), Stream.of(value)).filter(PairedChange::tells);
  }

  /** Each change that tells something shares the error with the others. */
  private int parts() {
    return Math.max(1, (int) telling(reached, value).count());
  }

  /** Whether enough pairs differ to say anything. */
  boolean tells() {
    return telling(reached, value).findAny().isPresent();
  }

  boolean differs() {
    return lower + higher > 0;
  }

  /** Whether chance is an unlikely reason, corrected for the number of figures. */
  boolean clear() {
    return tells() && chance <= threshold;
  }

  /** How often the interval of one of its changes may miss. */
  double partError() {
    return error / parts();
  }

  /** The interval of one of its changes; that of the change that makes it clear has no 0. */
  Estimate interval(PairedChange change) {
    Estimate found = change.interval(partError());
    boolean decides = clear() && parts() * change.chance() <= threshold;
    if (!decides || found.low() > 0 || found.high() < 0) return found;
    return change.value() > 0
        ? new Estimate(found.value(), Double.MIN_VALUE, found.high())
        : new Estimate(found.value(), found.low(), -Double.MIN_VALUE);
  }

  /** How many pairs would probably make it clear. */
  PairedChange.Needed needed() {
    return telling(reached, value)
        .map(this::needed)
        .min(Comparator.comparingDouble(PairedChange.Needed::least))
        .orElseThrow();
  }

  private PairedChange.Needed needed(PairedChange change) {
    PairedChange.Needed needed = change.needed(threshold / parts());
    double all = pairs / (double) change.pairs();
    return new PairedChange.Needed(all * needed.least(), all * needed.most());
  }
}
