package roundhouse.design.loading;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import roundhouse.design.binding.OneOf;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.ShortForm;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;

/**
 * Writes out what a base states in a short form, {@code dividend: pay}, where a change has keys for
 * it: otherwise laying the change over it would lose the word.
 */
final class ShortForms {
  private ShortForms() {}

  /** The base, with the keys that the change is laid over. */
  static YamlNode writtenOut(YamlNode base, YamlNode change, Type type) {
    if (!(change instanceof MapNode over)) return base;
    Class<?> raw = RecordKey.raw(type);
    if (raw == List.class) return items(base, over, RecordKey.raw(RecordKey.argument(type, 0)));
    YamlNode open = raw.isRecord() && raw != ScriptData.class ? opened(base, raw) : base;
    if (!(open instanceof MapNode map)) return base;
    if (raw == Map.class) return under(map, over, name -> RecordKey.argument(type, 1));
    if (!raw.isRecord() || raw == ScriptData.class) return base;
    Map<String, Type> types =
        RecordKey.keysOf(raw).stream().collect(Collectors.toMap(RecordKey::key, RecordKey::type));
    return under(map, over, types::get);
  }

  private static YamlNode opened(YamlNode base, Class<?> record) {
    return !(base instanceof MapNode)
            && !base.isEmpty()
            && ShortForm.of(record) instanceof ShortForm.Only only
        ? only.asMap(base)
        : base;
  }

  private static MapNode under(MapNode base, MapNode change, Function<String, Type> types) {
    return base.with(
        base.entries().stream()
            .map(
                entry -> {
                  Optional<YamlNode> over = change.get(entry.name());
                  Type type = types.apply(entry.name());
                  return over.isEmpty() || type == null
                      ? entry
                      : new MapNode.Entry(entry.key(), writtenOut(entry.value(), over.get(), type));
                })
            .toList());
  }

  /** The steps of a turn: a change names those that it changes. */
  private static YamlNode items(YamlNode base, MapNode change, Class<?> kind) {
    if (!(base instanceof ListNode list) || !kind.isAnnotationPresent(OneOf.class)) return base;
    var items = new ArrayList<YamlNode>();
    for (YamlNode item : list.items())
      items.add(
          item instanceof MapNode map && map.entries().size() == 1
              ? item(map, change, kind)
              : item);
    return new ListNode(list.place(), list.span(), List.copyOf(items));
  }

  private static YamlNode item(MapNode item, MapNode change, Class<?> kinds) {
    MapNode.Entry step = item.entries().getFirst();
    boolean named =
        change.keys().stream()
            .anyMatch(key -> key.equals(step.name()) || key.startsWith(step.name() + " "));
    Optional<Class<?>> record =
        Arrays.stream(kinds.getPermittedSubclasses())
            .filter(kind -> YamlNames.key(kind.getSimpleName()).equals(step.name()))
            .findFirst();
    if (!named || record.isEmpty()) return item;
    return item.with(List.of(new MapNode.Entry(step.key(), opened(step.value(), record.get()))));
  }
}
