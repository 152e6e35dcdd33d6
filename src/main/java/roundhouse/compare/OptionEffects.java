package roundhouse.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import roundhouse.design.spec.Design;

/**
 * What each option of a design changes by itself.
 *
 * @param changes by option, in the order of the design
 */
public record OptionEffects(Map<String, List<ValueChange>> changes) {
  /** Of a design of which nobody knows what its options change. */
  public static final OptionEffects NONE = new OptionEffects(Map.of());

  private static final String PART = "options";

  /**
   * Reads what the options of a design change.
   *
   * @param design without options
   * @param with loads the design with one option; empty if that is not possible
   */
  public static OptionEffects of(Design design, Function<String, Optional<Design>> with) {
    var changes = new LinkedHashMap<String, List<ValueChange>>();
    for (String option : design.options().keySet())
      with.apply(option)
          .ifPresent(changed -> changes.put(option, OutlineComparison.between(design, changed)));
    return new OptionEffects(changes);
  }

  /** The effects that differ, as values under {@code options}. */
  static List<ValueChange> between(OptionEffects first, OptionEffects second) {
    Set<String> options = new LinkedHashSet<>(first.changes.keySet());
    options.addAll(second.changes.keySet());
    var found = new ArrayList<ValueChange>();
    for (String option : options) {
      Map<List<String>, ValueChange> before = first.byPath(option);
      Map<List<String>, ValueChange> after = second.byPath(option);
      Set<List<String>> paths = new LinkedHashSet<>(before.keySet());
      paths.addAll(after.keySet());
      for (List<String> path : paths)
        difference(option, path, before.get(path), after.get(path)).ifPresent(found::add);
    }
    return found;
  }

  private Map<List<String>, ValueChange> byPath(String option) {
    var byPath = new LinkedHashMap<List<String>, ValueChange>();
    changes.getOrDefault(option, List.of()).forEach(change -> byPath.put(change.path(), change));
    return byPath;
  }

  private static Optional<ValueChange> difference(
      String option, List<String> path, ValueChange before, ValueChange after) {
    Optional<String> first = text(before);
    Optional<String> second = text(after);
    if (first.equals(second)) return Optional.empty();
    var full = new ArrayList<>(List.of(PART, option));
    full.addAll(path);
    return Optional.of(
        new ValueChange(full, first, second, (after == null ? before : after).says()));
  }

  private static Optional<String> text(ValueChange change) {
    return Optional.ofNullable(change).map(each -> each.after().orElse("removed"));
  }
}
