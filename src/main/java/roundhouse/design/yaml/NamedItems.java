package roundhouse.design.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Converts a list of named items, {@code [run-trains, lay-track: {...}]}, to a map of their
 * parameters and back.
 */
final class NamedItems {
  private NamedItems() {}

  /** The items by name; empty if one has no name or two have the same. */
  static Optional<MapNode> of(ListNode list) {
    var entries = new ArrayList<MapNode.Entry>();
    for (YamlNode item : list.items()) {
      Optional<MapNode.Entry> named = named(item);
      if (named.isEmpty()
          || entries.stream().anyMatch(entry -> entry.name().equals(named.get().name())))
        return Optional.empty();
      entries.add(named.get());
    }
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(new MapNode(list.place(), list.span(), List.copyOf(entries)));
  }

  private static Optional<MapNode.Entry> named(YamlNode item) {
    return switch (item) {
      case ScalarNode name when !name.text().isEmpty() ->
          Optional.of(new MapNode.Entry(name, new ScalarNode(name.place(), Span.NONE, "", false)));
      case MapNode map when map.entries().size() == 1 -> Optional.of(map.entries().getFirst());
      default -> Optional.empty();
    };
  }

  /** The list for such a map. */
  static ListNode list(ListNode before, MapNode items) {
    List<YamlNode> all = items.entries().stream().map(NamedItems::item).toList();
    return new ListNode(before.place(), before.span(), all);
  }

  private static YamlNode item(MapNode.Entry entry) {
    if (entry.value().isEmpty()) return entry.key();
    return new MapNode(entry.key().place(), Span.NONE, List.of(entry));
  }
}
