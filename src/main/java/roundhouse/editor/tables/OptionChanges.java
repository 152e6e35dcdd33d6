package roundhouse.editor.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.words.UiWords;

/** What an option changes when it is on, line by line. */
final class OptionChanges {
  private static final List<String> ABOUT =
      List.of("name", "says", "implies", "excludes", "script");

  private OptionChanges() {}

  /** {@code trains.7+4.count: 1 → 2}, and the script that answers hooks. */
  static List<String> of(MapNode title, String option) {
    Optional<YamlNode> written =
        title
            .get("options")
            .filter(MapNode.class::isInstance)
            .flatMap(options -> ((MapNode) options).get(option));
    if (!(written.orElse(null) instanceof MapNode map)) return List.of();
    var lines = new ArrayList<String>();
    map.get("implies")
        .ifPresent(implied -> lines.add(UiWords.of("options.implies", PartRows.text(implied))));
    map.get("excludes")
        .ifPresent(excluded -> lines.add(UiWords.of("options.excludes", PartRows.text(excluded))));
    map.get("script")
        .ifPresent(script -> lines.add(UiWords.of("options.script", PartRows.text(script))));
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

  private static void collect(
      String path, Optional<YamlNode> before, YamlNode now, List<String> lines) {
    if (now instanceof MapNode map && !map.entries().isEmpty()) {
      for (MapNode.Entry entry : map.entries()) {
        if (entry.name().equals("remove"))
          lines.add(UiWords.of("options.without", path, PartRows.text(entry.value())));
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
  private static Optional<YamlNode> inside(YamlNode node, String name) {
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
