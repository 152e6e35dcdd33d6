package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.loading.TriedValue;
import roundhouse.lab.batch.Variant;

/**
 * A comparison of many sides at once: the trend along one value or option, over all combinations
 * with the others, or what two of them do together beyond what each does alone.
 *
 * @param says what it compares: "from bank=8000 to bank=12000"
 * @param weights by side; they add up to 0
 */
public record Contrast(String says, Map<String, Double> weights) {
  private static final String ON = "on";
  private static final String OFF = "off";

  public Contrast {
    weights = new LinkedHashMap<>(weights);
  }

  /** The value of a comparison, by the value on each side. */
  double value(Map<String, Double> values) {
    return weights.entrySet().stream()
        .mapToDouble(each -> each.getValue() * values.get(each.getKey()))
        .sum();
  }

  /** A value or option that differs between sides, with its levels in order. */
  private record Factor(String name, List<String> levels) {
    /** How far each level is from the first; without numbers there are only two. */
    Optional<List<Double>> scale() {
      List<OptionalDouble> numbers = levels.stream().map(Factor::number).toList();
      if (numbers.stream().allMatch(OptionalDouble::isPresent))
        return Optional.of(numbers.stream().map(OptionalDouble::getAsDouble).toList());
      return levels.size() == 2 ? Optional.of(List.of(0.0, 1.0)) : Optional.empty();
    }

    private static OptionalDouble number(String level) {
      return level.matches("x?-?\\d{1,12}(\\.\\d{1,6})?")
          ? OptionalDouble.of(Double.parseDouble(level.replaceFirst("^x", "")))
          : OptionalDouble.empty();
    }

    Factor sorted() {
      if (levels.stream().anyMatch(each -> number(each).isEmpty())) return this;
      return new Factor(
          name,
          levels.stream()
              .sorted(Comparator.comparingDouble(each -> number(each).getAsDouble()))
              .toList());
    }

    String says() {
      return levels.equals(List.of(OFF, ON))
          ? "with '%s'".formatted(name)
          : "from %s=%s to %s".formatted(name, levels.getFirst(), levels.getLast());
    }

    String shortly() {
      return levels.equals(List.of(OFF, ON))
          ? "'%s'".formatted(name)
          : "%s=%s".formatted(name, levels.getLast());
    }
  }

  /**
   * The comparisons of sides that have every combination of some values or options; none for two
   * sides, which are compared as they are.
   */
  public static List<Contrast> of(List<Variant> sides) {
    if (sides.size() < 3) return List.of();
    Set<String> options =
        sides.stream()
            .flatMap(side -> side.title().options().stream())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    var all = new LinkedHashMap<String, Map<String, String>>();
    for (Variant side : sides) {
      var levels = new LinkedHashMap<>(levels(side.changes()));
      if (sides.stream().map(each -> each.title().id()).distinct().count() == 1)
        for (String option : options)
          levels.put(option, side.title().options().contains(option) ? ON : OFF);
      all.put(side.name(), levels);
    }
    return of(all);
  }

  /** The values of a side by their paths. */
  public static Map<String, String> levels(List<TriedValue> changes) {
    var levels = new LinkedHashMap<String, String>();
    changes.forEach(each -> levels.put(each.place(), each.value()));
    return levels;
  }

  /**
   * The same for sides by their names, each with the level of each factor. A side that lacks a
   * factor is the design as it is, and belongs to none.
   */
  public static List<Contrast> of(Map<String, Map<String, String>> sides) {
    List<Factor> factors = factors(sides);
    Map<String, Map<String, String>> points = new LinkedHashMap<>(sides);
    points.values().removeIf(levels -> factors.stream().anyMatch(f -> !levels.containsKey(f.name)));
    int combinations =
        factors.stream().mapToInt(factor -> factor.levels.size()).reduce(1, Math::multiplyExact);
    if (factors.isEmpty() || points.size() != combinations) return List.of();
    var all = new ArrayList<Contrast>();
    for (Factor factor : factors) trend(factor, points).ifPresent(all::add);
    boolean pairs = factors.stream().allMatch(factor -> factor.levels.size() == 2);
    if (pairs)
      for (int one = 0; one < factors.size(); one++)
        for (int two = one + 1; two < factors.size(); two++)
          all.add(together(factors.get(one), factors.get(two), points));
    return all;
  }

  private static List<Factor> factors(Map<String, Map<String, String>> sides) {
    var levels = new LinkedHashMap<String, Set<String>>();
    sides
        .values()
        .forEach(
            side ->
                side.forEach(
                    (name, level) ->
                        levels.computeIfAbsent(name, _ -> new LinkedHashSet<>()).add(level)));
    return levels.entrySet().stream()
        .filter(each -> each.getValue().size() > 1)
        .map(each -> new Factor(each.getKey(), offFirst(each.getValue())).sorted())
        .toList();
  }

  private static List<String> offFirst(Set<String> levels) {
    return levels.equals(Set.of(ON, OFF)) ? List.of(OFF, ON) : List.copyOf(levels);
  }

  /** The slope of least squares, for the whole way from the first level to the last. */
  private static Optional<Contrast> trend(Factor factor, Map<String, Map<String, String>> points) {
    return factor
        .scale()
        .map(
            scale -> {
              double mean = scale.stream().mapToDouble(each -> each).average().orElseThrow();
              double squares =
                  scale.stream().mapToDouble(each -> (each - mean) * (each - mean)).sum();
              double way = scale.getLast() - scale.getFirst();
              double share = scale.size() / (double) points.size();
              var weights = new TreeMap<String, Double>();
              points.forEach(
                  (side, levels) -> {
                    double at = scale.get(factor.levels.indexOf(levels.get(factor.name)));
                    weights.put(side, way * (at - mean) / squares * share);
                  });
              return new Contrast(factor.says(), weights);
            });
  }

  private static Contrast together(
      Factor one, Factor two, Map<String, Map<String, String>> points) {
    var weights = new TreeMap<String, Double>();
    points.forEach(
        (side, levels) -> {
          long last =
              Stream.of(one, two)
                  .filter(factor -> factor.levels.getLast().equals(levels.get(factor.name)))
                  .count();
          weights.put(side, (last == 1 ? -4.0 : 4.0) / points.size());
        });
    return new Contrast(
        "by %s and %s together, beyond what each does alone"
            .formatted(one.shortly(), two.shortly()),
        weights);
  }
}
