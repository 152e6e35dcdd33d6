package roundhouse.design.reference;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RouteRules;

/**
 * A design as a tree of keys and short texts with the meaning of each key: for comparing designs
 * and for describing one.
 *
 * @param says what the key means, or ""
 */
public sealed interface Outline {

  String says();

  /**
   * A value written in one line.
   *
   * @param standard whether it is the default
   */
  record Leaf(String text, String says, boolean matchesDefault) implements Outline {}

  /**
   * Keys or names in the order of the design.
   *
   * @param ordered whether their order is a rule, as that of the steps of a turn
   */
  record Branch(Map<String, Outline> entries, String says, boolean ordered) implements Outline {
    public Branch {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    /** Entries in any order. */
    public Branch(Map<String, Outline> entries, String says) {
      this(entries, says, false);
    }
  }

  /** The outline of a whole design. */
  static Branch of(Design design) {
    return new OutlineBuilder().record(design, "");
  }

  /** The outline of any record of a design, such as {@link RouteRules}. */
  static Branch of(Record record) {
    return new OutlineBuilder().record(record, "");
  }

  /** Everything but defaults in one line: {@code runs: 5, price: 450}. */
  default String line() {
    return switch (this) {
      case Leaf leaf -> leaf.text();
      case Branch branch ->
          branch.entries().entrySet().stream()
              .filter(entry -> !entry.getValue().isDefault())
              .map(entry -> part(entry.getKey(), entry.getValue()))
              .collect(Collectors.joining(", "));
    };
  }

  private static String part(String key, Outline value) {
    if (value instanceof Branch branch) return key + ": { " + branch.line() + " }";
    return key + ": " + value.line();
  }

  /** Whether it contains nothing but defaults. */
  default boolean isDefault() {
    return switch (this) {
      case Leaf leaf -> leaf.matchesDefault();
      case Branch branch -> branch.entries().values().stream().allMatch(Outline::isDefault);
    };
  }

  /** The outline at a path of keys. */
  default Optional<Outline> at(List<String> path) {
    if (path.isEmpty()) return Optional.of(this);
    if (!(this instanceof Branch branch) || !branch.entries().containsKey(path.getFirst()))
      return Optional.empty();
    return branch.entries().get(path.getFirst()).at(path.subList(1, path.size()));
  }
}
