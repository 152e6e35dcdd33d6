package roundhouse.design.binding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.yaml.ScalarNode;

/** Names that refer to something elsewhere in the design, checked once all of it is read. */
final class ReferenceResolver {

  private record Wanted(String map, ScalarNode name, String path) {}

  private final Map<String, Set<String>> addNames = new HashMap<>();
  private final List<Wanted> wanted = new ArrayList<>();

  void addNames(String map, List<String> names) {
    addNames.put(map, new LinkedHashSet<>(names));
  }

  /** The names of a map that was read; none if it was not. */
  Set<String> names(String map) {
    return addNames.getOrDefault(map, Set.of());
  }

  /** An empty name refers to nothing, which is allowed. */
  void addReference(String map, ScalarNode name, String path) {
    if (!name.text().isEmpty()) wanted.add(new Wanted(map, name, path));
  }

  void check(Problems problems) {
    for (Wanted want : wanted) {
      // A map that could not be read is reported already; its names would only add noise.
      Set<String> names = addNames.get(want.map());
      if (names == null || names.contains(want.name().text()) || problems.isFull()) continue;
      problems.error(
          want.name().place(),
          want.path(),
          "there is no " + want.name().kind() + " in " + want.map(),
          SpellingHint.fix(want.name().text(), names));
    }
    wanted.clear();
  }
}
