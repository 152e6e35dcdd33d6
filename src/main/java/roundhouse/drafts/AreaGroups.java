package roundhouse.drafts;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Areas that are in several groups at once: a run comes to one hex of each group. A hex has one
 * group here, so these groups are groups of the map, with a rule of runs for each.
 */
final class AreaGroups {
  private final Map<String, Set<String>> groups = new TreeMap<>();

  /** Takes such groups from the stops of hexes, and all hexes that are in one of them alone. */
  static AreaGroups takenFrom(Map<String, MapDraft.Printed> hexes) {
    var taken = new AreaGroups();
    Set<String> shared =
        hexes.values().stream()
            .flatMap(hex -> hex.parts().stream())
            .map(AreaGroups::of)
            .filter(groups -> groups.size() > 1)
            .flatMap(List::stream)
            .collect(Collectors.toSet());
    hexes.replaceAll((name, hex) -> taken.without(shared, name, hex));
    taken.groups.values().removeIf(members -> members.size() < 2);
    return taken;
  }

  private static List<String> of(PrintPart part) {
    return Arrays.stream(part.value("groups").split("\\|"))
        .filter(group -> !group.isEmpty())
        .toList();
  }

  private MapDraft.Printed without(Set<String> shared, String name, MapDraft.Printed hex) {
    return new MapDraft.Printed(
        hex.color(),
        hex.parts().stream().map(part -> without(shared, name, part)).toList(),
        hex.name(),
        hex.comment());
  }

  private PrintPart without(Set<String> shared, String name, PrintPart part) {
    List<String> own = of(part);
    if (own.stream().noneMatch(shared::contains)) return part;
    for (String group : own)
      groups.computeIfAbsent(group, _ -> new TreeSet<>(HexNames.ORDER)).add(name);
    var values = new LinkedHashMap<>(part.values());
    values.remove("groups");
    return new PrintPart(part.type(), values);
  }

  /** The groups of the map. */
  void write(DraftPart map) {
    if (groups.isEmpty()) return;
    map.section("groups");
    groups.forEach((group, hexes) -> map.row(group, String.join(" ", hexes)));
    map.endSection();
  }

  /** The rules of runs, a line each. */
  Stream<String> rules() {
    return groups.keySet().stream().map(group -> "{ passes: 2 " + group + ", allowed: no }");
  }
}
