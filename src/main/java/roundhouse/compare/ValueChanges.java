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
  private static final Pattern BETWEEN = Pattern.compile("-|/\\d$");

  public ValueChanges {
    changes = List.copyOf(changes);
  }

  public static ValueChanges between(Design first, Design second) {
    return new ValueChanges(first, second, OutlineComparison.between(first, second));
  }

  /** The changes of one part, {@code trains}, in the order of the design. */
  public List<ValueChange> of(String part) {
    return changes.stream().filter(change -> change.part().equals(part)).toList();
  }

  /** The parts that differ. */
  public List<String> parts() {
    return changes.stream().map(ValueChange::part).distinct().toList();
  }

  /** Hexes that differ, including those with different borders and those on only one map. */
  public Set<String> hexes() {
    return of(MAP).stream()
        .filter(change -> change.path().size() > 2)
        .flatMap(change -> hexes(change.path()))
        .collect(Collectors.toCollection(TreeSet::new));
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

  private static Stream<MarketSpace> without(Set<MarketSpace> all, Set<MarketSpace> others) {
    var left = new HashSet<>(all);
    left.removeAll(others);
    return left.stream();
  }
}
