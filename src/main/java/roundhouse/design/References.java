package roundhouse.design;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names that refer to something elsewhere in the design, checked once all of it is read. */
final class References {

  private record Wanted(String map, ScalarNode name, String path) {}

  private final Map<String, Set<String>> known = new HashMap<>();
  private final List<Wanted> wanted = new ArrayList<>();

  void known(String map, List<String> names) {
    known.put(map, new LinkedHashSet<>(names));
  }

  /** An empty name refers to nothing, which is allowed. */
  void want(String map, ScalarNode name, String path) {
    if (!name.text().isEmpty()) wanted.add(new Wanted(map, name, path));
  }

  void check(Problems problems) {
    for (Wanted want : wanted) {
      // A map that could not be read is reported already; its names would only add noise.
      Set<String> names = known.get(want.map());
      if (names == null || names.contains(want.name().text()) || problems.isFull()) continue;
      problems.error(
          want.name().place(),
          want.path(),
          "there is no " + want.name().kind() + " in " + want.map(),
          Nearest.fix(want.name().text(), names));
    }
    wanted.clear();
  }
}
