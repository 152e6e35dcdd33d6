package roundhouse.editor.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.ListNode;
import roundhouse.design.MapNode;
import roundhouse.design.Node;
import roundhouse.design.ScalarNode;
import roundhouse.words.Words;

/** What an option changes when it is on, line by line. */
final class OptionChanges {
  private static final List<String> ABOUT =
      List.of("name", "says", "implies", "excludes", "script");

  private OptionChanges() {}

  /** {@code trains.7+4.count: 1 → 2}, and the script that answers hooks. */
  static List<String> of(MapNode title, String option) {
    Optional<Node> written =
        title
            .get("options")
            .filter(MapNode.class::isInstance)
            .flatMap(options -> ((MapNode) options).get(option));
    if (!(written.orElse(null) instanceof MapNode map)) return List.of();
    var lines = new ArrayList<String>();
    map.get("implies")
        .ifPresent(implied -> lines.add(Words.of("options.implies", PartRows.text(implied))));
    map.get("excludes")
        .ifPresent(excluded -> lines.add(Words.of("options.excludes", PartRows.text(excluded))));
    map.get("script")
        .ifPresent(script -> lines.add(Words.of("options.script", PartRows.text(script))));
    for (MapNode.Entry entry : map.entries()) {
      if (!ABOUT.contains(entry.name()))
        collect(entry.name(), title.get(entry.name()), entry.value(), lines);
    }
    return lines;
  }

  /** The script of the option, as written. */
  static Optional<ScalarNode> script(MapNode title, String option) {
    return title
        .get("options")
        .filter(MapNode.class::isInstance)
        .flatMap(options -> ((MapNode) options).get(option))
        .filter(MapNode.class::isInstance)
        .flatMap(map -> ((MapNode) map).get("script"))
        .filter(ScalarNode.class::isInstance)
        .map(ScalarNode.class::cast);
  }

  private static void collect(String path, Optional<Node> before, Node now, List<String> lines) {
    if (now instanceof MapNode map && !map.entries().isEmpty()) {
      for (MapNode.Entry entry : map.entries()) {
        if (entry.name().equals("remove"))
          lines.add(Words.of("options.without", path, PartRows.text(entry.value())));
        else
          collect(
              path + "." + entry.name(),
              before.flatMap(node -> inside(node, entry.name())),
              entry.value(),
              lines);
      }
      return;
    }
    lines.add(
        path
            + ": "
            + before.map(PartRows::text).filter(text -> !text.isEmpty()).orElse("–")
            + " → "
            + PartRows.text(now));
  }

  /** Finds items of a list by their names. */
  private static Optional<Node> inside(Node node, String name) {
    return switch (node) {
      case MapNode map -> map.get(name);
      case ListNode list ->
          list.items().stream()
              .filter(MapNode.class::isInstance)
              .map(MapNode.class::cast)
              .flatMap(item -> item.get(name).stream())
              .findFirst();
      default -> Optional.empty();
    };
  }
}
