package roundhouse.editor.setup;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import roundhouse.design.spec.OptionSpec;

/** The options turned on for a new game: one option may imply others or exclude them. */
final class OptionSelection {
  private final Map<String, OptionSpec> options;
  private final Set<String> chosen = new LinkedHashSet<>();

  OptionSelection(Map<String, OptionSpec> options) {
    this.options = options;
  }

  /** Turns an option on or off; turns off those that it excludes. */
  void set(String id, boolean on) {
    if (!on) {
      chosen.remove(id);
      chosen.removeIf(other -> withImplied(Set.of(other)).contains(id));
      return;
    }
    Set<String> coming = withImplied(Set.of(id));
    chosen.removeIf(
        other ->
            withImplied(Set.of(other)).stream()
                .anyMatch(one -> coming.stream().anyMatch(two -> exclude(one, two))));
    chosen.add(id);
  }

  /** All options that are on, including implied ones. */
  Set<String> on() {
    return withImplied(chosen);
  }

  /** Whether another option implies this one, so that it cannot be turned off by itself. */
  boolean implied(String id) {
    return on().contains(id) && !chosen.contains(id);
  }

  private boolean exclude(String one, String other) {
    return options.get(one).excludes().contains(other)
        || options.get(other).excludes().contains(one);
  }

  private Set<String> withImplied(Set<String> ids) {
    var all = new LinkedHashSet<String>();
    for (String id : ids) add(id, all);
    return all;
  }

  private void add(String id, Set<String> all) {
    if (!options.containsKey(id) || !all.add(id)) return;
    options.get(id).implies().forEach(implied -> add(implied, all));
  }
}
