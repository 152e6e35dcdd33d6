package roundhouse.design.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Converts a list of named items, {@code [run-trains, lay-track: {...}]}, to a map of their
 * parameters and back. An item that has a {@code name} is called by both words: {@code script: {
 * name: festival }} is {@code script festival}.
 */
final class NamedItems {
  private static final String NAME = "name";

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
      case MapNode map when map.entries().size() == 1 ->
          Optional.of(withOwnName(map.entries().getFirst()));
      default -> Optional.empty();
    };
  }

  private static MapNode.Entry withOwnName(MapNode.Entry item) {
    return ownName(item.value())
        .map(own -> new MapNode.Entry(named(item.key(), item.name() + " " + own), item.value()))
        .orElse(item);
  }

  private static Optional<String> ownName(YamlNode value) {
    return value instanceof MapNode map
        ? map.get(NAME)
            .filter(ScalarNode.class::isInstance)
            .map(name -> ((ScalarNode) name).text())
            .filter(own -> !own.isBlank())
        : Optional.empty();
  }

  private static ScalarNode named(ScalarNode key, String name) {
    return new ScalarNode(key.place(), key.span(), name, key.quoted());
  }

  /**
   * A change of some items with each called as in the list: {@code script: { name: festival }} and
   * {@code script festival:} are the same, and {@code script:} is the only one there is.
   */
  static MapNode sameNames(MapNode items, MapNode change) {
    return change.with(
        change.entries().stream().map(entry -> sameName(items, withOwnName(entry))).toList());
  }

  private static MapNode.Entry sameName(MapNode items, MapNode.Entry entry) {
    if (items.get(entry.name()).isPresent()) return entry;
    List<MapNode.Entry> alike =
        items.entries().stream()
            .filter(item -> item.name().startsWith(entry.name() + " "))
            .toList();
    return alike.size() == 1
        ? new MapNode.Entry(named(entry.key(), alike.getFirst().name()), entry.value())
        : entry;
  }

  /** The list for such a map. */
  static ListNode list(ListNode before, MapNode items) {
    List<YamlNode> all = items.entries().stream().map(NamedItems::item).toList();
    return new ListNode(before.place(), before.span(), all);
  }

  private static YamlNode item(MapNode.Entry entry) {
    if (entry.value().isEmpty() && entry.name().indexOf(' ') < 0) return entry.key();
    return new MapNode(entry.key().place(), Span.NONE, List.of(withoutOwnName(entry)));
  }

  /** The item as it is written: its own name among its parameters. */
  private static MapNode.Entry withoutOwnName(MapNode.Entry entry) {
    int space = entry.name().indexOf(' ');
    if (space < 0) return entry;
    ScalarNode key = named(entry.key(), entry.name().substring(0, space));
    var own =
        new MapNode.Entry(
            new ScalarNode(key.place(), Span.NONE, NAME, false),
            named(entry.key(), entry.name().substring(space + 1)));
    MapNode parameters =
        entry.value() instanceof MapNode map ? map : MapNode.empty(entry.value().place());
    var all = new ArrayList<MapNode.Entry>(parameters.entries());
    if (parameters.entry(NAME).isEmpty()) all.addFirst(own);
    return new MapNode.Entry(key, parameters.with(all));
  }
}
