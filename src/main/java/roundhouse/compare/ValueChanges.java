package roundhouse.compare;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.spec.Design;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;

/**
 * The values that differ between two designs, or between one with and without an option.
 *
 * @param changes in the order of the design's keys
 */
public record ValueChanges(Design first, Design second, List<ValueChange> changes) {
  private static final String MAP = "map";
  private static final List<String> NAMING = List.of("companies", "privates", "options");
  private static final Pattern WORD = Pattern.compile("[\\s,{}:\\[\\]]+");
  private static final Pattern BETWEEN = Pattern.compile("-|/\\d$");

  public ValueChanges {
    changes = List.copyOf(changes);
  }

  public static ValueChanges between(Design first, Design second) {
    return new ValueChanges(first, second, OutlineComparison.between(first, second));
  }

  /** With more values that differ, such as those that options would change. */
  ValueChanges and(List<ValueChange> more) {
    return new ValueChanges(first, second, Stream.concat(changes.stream(), more.stream()).toList());
  }

  /** The changes of one part, {@code trains}, in the order of the design. */
  public List<ValueChange> of(String part) {
    return changes.stream().filter(change -> change.part().equals(part)).toList();
  }

  /** The parts that differ. */
  public List<String> parts() {
    return changes.stream().map(ValueChange::part).distinct().toList();
  }

  /**
   * Hexes that differ, including those with different borders, those on only one map, and those
   * that only one design names as a home, a destination or in data.
   */
  public Set<String> hexes() {
    Stream<String> ofMap =
        of(MAP).stream()
            .filter(change -> change.path().size() > 2)
            .flatMap(change -> hexes(change.path()));
    Stream<String> named =
        NAMING.stream().flatMap(part -> of(part).stream()).flatMap(this::namedByOne);
    return Stream.concat(ofMap, named).collect(Collectors.toCollection(TreeSet::new));
  }

  private Stream<String> namedByOne(ValueChange change) {
    Set<String> before = named(change.before().orElse(""));
    Set<String> after = named(change.after().orElse(""));
    return Stream.concat(without(before, after), without(after, before));
  }

  /** The hexes that a text names; {@code G5.1} is a city of one. */
  private Set<String> named(String text) {
    return WORD.splitAsStream(text)
        .map(word -> word.replaceFirst("[.][0-9]+$", ""))
        .filter(
            word -> first.map().hexes().containsKey(word) || second.map().hexes().containsKey(word))
        .collect(Collectors.toSet());
  }

  private static Stream<String> hexes(List<String> path) {
    return path.get(1).equals("hexes")
        ? Stream.of(path.get(2))
        : BETWEEN.splitAsStream(path.get(2));
  }

  /** Spaces of the market with a different price or zones, including those in only one market. */
  public Set<MarketCell> spaces() {
    Set<MarketSpace> before = Set.copyOf(MarketBuilder.build(first.market()).spaces());
    Set<MarketSpace> after = Set.copyOf(MarketBuilder.build(second.market()).spaces());
    return Stream.concat(without(before, after), without(after, before))
        .map(MarketSpace::cell)
        .collect(Collectors.toSet());
  }

  private static <T> Stream<T> without(Set<T> all, Set<T> others) {
    var left = new HashSet<>(all);
    left.removeAll(others);
    return left.stream();
  }
}
