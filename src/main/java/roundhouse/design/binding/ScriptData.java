package roundhouse.design.binding;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/**
 * Free data for scripts: values are {@code Long}, {@code Boolean}, {@code String}, or lists and
 * maps of these. Immutable.
 */
public record ScriptData(Map<String, Object> values) {
  public static final ScriptData NONE = new ScriptData(Map.of());

  public ScriptData {
    values = copy(values);
  }

  /**
   * The content of a map; empty for any other node. Whole numbers, yes and no get their types
   * unless they are quoted.
   */
  static ScriptData of(YamlNode node) {
    return node instanceof MapNode map ? new ScriptData(map(map)) : NONE;
  }

  /** Notes where each value within the data was written. */
  static void note(YamlNode node, String path, ValuePlaces places) {
    if (node instanceof MapNode map)
      for (MapNode.Entry entry : map.entries())
        noted(entry.value(), ValuePlaces.join(path, entry.name()), places);
    if (node instanceof ListNode list)
      for (int i = 0; i < list.items().size(); i++)
        noted(list.items().get(i), ValuePlaces.join(path, String.valueOf(i)), places);
  }

  private static void noted(YamlNode node, String path, ValuePlaces places) {
    places.put(path, node.place());
    note(node, path, places);
  }

  public Optional<Object> get(String key) {
    return Optional.ofNullable(values.get(key));
  }

  private static Map<String, Object> map(MapNode map) {
    Map<String, Object> values = new LinkedHashMap<>();
    map.entries().forEach(entry -> values.put(entry.name(), value(entry.value())));
    return values;
  }

  /** The content of a node as plain data. */
  public static Object value(YamlNode node) {
    return switch (node) {
      case MapNode map -> map(map);
      case ListNode list -> list.items().stream().map(ScriptData::value).toList();
      case ScalarNode scalar when scalar.quoted() -> scalar.text();
      case ScalarNode scalar -> typed(scalar.text());
    };
  }

  private static Object typed(String text) {
    // Longer numbers and those with leading zeros are names, such as tile numbers.
    if (text.matches("-?(0|[1-9][0-9]{0,17})")) return Long.valueOf(text);
    return switch (text) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> text;
    };
  }

  private static Map<String, Object> copy(Map<String, Object> map) {
    Map<String, Object> copy = new LinkedHashMap<>();
    map.forEach((key, value) -> copy.put(key, frozen(value)));
    return Collections.unmodifiableMap(copy);
  }

  private static Object frozen(Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        Map<String, Object> named = new LinkedHashMap<>();
        map.forEach((key, held) -> named.put((String) key, held));
        yield copy(named);
      }
      case List<?> list -> list.stream().map(ScriptData::frozen).toList();
      case Long number -> number;
      case Integer number -> number.longValue();
      case Boolean truth -> truth;
      case String text -> text;
      default ->
          throw new IllegalArgumentException(
              "data may hold whole numbers, yes and no, texts, lists and maps, but not " + value);
    };
  }
}
