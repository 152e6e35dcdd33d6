package roundhouse.design.loading;

import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;
import roundhouse.design.problem.Problems;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/** Gives every name its own key in those maps whose keys may hold several names. */
final class KeyExpansion {
  private final Problems problems;

  private KeyExpansion(Problems problems) {
    this.problems = problems;
  }

  /** The tree as if each name had its own line, so that overlays find each. */
  static YamlNode expand(YamlNode node, Class<?> record, Problems problems) {
    return new KeyExpansion(problems).expand(node, record, false);
  }

  private YamlNode expand(YamlNode node, Type type, boolean words) {
    if (!(node instanceof MapNode map)) return node;
    Class<?> raw = RecordKey.raw(type);
    if (raw.isRecord() && raw != ScriptData.class) return record(map, raw);
    return raw == Map.class ? map(words ? names(map) : map, RecordKey.argument(type, 1)) : node;
  }

  private MapNode record(MapNode map, Class<?> record) {
    Map<String, RecordKey> components = new HashMap<>();
    RecordKey.keysOf(record).forEach(component -> components.put(component.key(), component));
    return map.with(
        map.entries().stream().map(entry -> under(entry, components.get(entry.name()))).toList());
  }

  private MapNode.Entry under(MapNode.Entry entry, RecordKey component) {
    if (component == null) return entry;
    return new MapNode.Entry(
        entry.key(),
        expand(
            entry.value(), component.type(), component.java().isAnnotationPresent(WordList.class)));
  }

  private MapNode map(MapNode map, Type values) {
    List<MapNode.Entry> entries =
        map.entries().stream()
            .map(entry -> new MapNode.Entry(entry.key(), expand(entry.value(), values, false)))
            .toList();
    return map.with(entries);
  }

  /** The names to remove may also be written in one line. */
  private MapNode names(MapNode map) {
    MapNode expanded = Overlay.expandKeys(map, problems);
    return expanded.with(expanded.entries().stream().map(KeyExpansion::removed).toList());
  }

  private static MapNode.Entry removed(MapNode.Entry entry) {
    if (!entry.name().equals(Overlay.REMOVE) || !(entry.value() instanceof ScalarNode names))
      return entry;
    return new MapNode.Entry(
        entry.key(),
        new ListNode(names.place(), names.span(), List.copyOf(Overlay.splitWords(names))));
  }
}
