package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The differences of many figures. Among many, some look large by chance; so each is corrected for
 * their number (the false discovery rate, by Benjamini and Hochberg): of those that are called
 * clear, at most 5 in 100 are chance.
 *
 * @param told those to report, in which enough games differ, the most certain and largest first
 * @param rare those in which too few games differ to say anything
 */
public record Differences(List<Difference> told, List<Difference> rare) {

  static Differences of(List<Difference> all) {
    List<Difference> rare =
        all.stream()
            .filter(each -> !each.tells())
            .sorted(Comparator.comparing(Difference::figure))
            .toList();
    return new Differences(corrected(all.stream().filter(Difference::tells).toList()), rare);
  }

  private static List<Difference> corrected(List<Difference> all) {
    var byChance = new ArrayList<>(all);
    byChance.sort(Comparator.comparingDouble(Difference::chance).thenComparing(Difference::figure));
    double least = 1;
    for (int i = byChance.size() - 1; i >= 0; i--) {
      Difference each = byChance.get(i);
      least = Math.min(least, each.chance() * byChance.size() / (i + 1));
      byChance.set(i, each.corrected(least));
    }
    byChance.sort(
        Comparator.comparing(Difference::clear)
            .thenComparingDouble(Difference::size)
            .reversed()
            .thenComparing(Difference::figure));
    return List.copyOf(byChance);
  }

  /** Those for which chance is an unlikely reason. */
  public List<Difference> clear() {
    return told.stream().filter(Difference::clear).toList();
  }

  /** Whether games were compared and went the same way as far as any figure tells. */
  boolean none() {
    return told.isEmpty()
        && !rare.isEmpty()
        && rare.stream().allMatch(each -> each.lower() + each.higher() == 0);
  }

  /** The difference of the figure with a name. */
  public Optional<Difference> of(String name) {
    return Stream.concat(told.stream(), rare.stream())
        .filter(each -> each.figure().isNamed(name))
        .findFirst();
  }

  /** All figures that some game has. */
  Stream<Figure> figures() {
    return Stream.concat(told.stream(), rare.stream()).map(Difference::figure);
  }

  /** The difference of one figure. */
  public Optional<Difference> of(Figure figure) {
    return Stream.concat(told.stream(), rare.stream())
        .filter(each -> each.figure().equals(figure))
        .findFirst();
  }
}
