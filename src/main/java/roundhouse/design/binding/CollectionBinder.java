package roundhouse.design.binding;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/** Binds lists and maps. Wrong entries are left out, so that the rest is still checked. */
final class CollectionBinder {
  private final Binder binder;
  private final Problems problems;
  private final ReferenceResolver references;

  CollectionBinder(Binder binder, Problems problems, ReferenceResolver references) {
    this.binder = binder;
    this.problems = problems;
    this.references = references;
  }

  Optional<Object> list(YamlNode node, BindingTarget slot) {
    if (node instanceof MapNode)
      return binder.wrong(node, slot, "a list", "write [one, two], or a line with '- ' for each");
    List<Object> values = new ArrayList<>();
    for (YamlNode item : items(node, slot)) {
      binder.value(item, slot.item(values.size())).ifPresent(values::add);
    }
    return Optional.of(List.copyOf(values));
  }

  private static List<? extends YamlNode> items(YamlNode node, BindingTarget slot) {
    if (node instanceof ListNode list) return list.items();
    if (!(node instanceof ScalarNode scalar) || scalar.text().isEmpty()) return List.of();
    return slot.takesWords() ? Overlay.splitWords(scalar) : List.of(scalar);
  }

  Optional<Object> map(YamlNode node, BindingTarget slot) {
    boolean nothing = node instanceof ScalarNode scalar && scalar.text().isEmpty();
    if (nothing) return map(MapNode.empty(node.place()), slot);
    if (!(node instanceof MapNode written)) {
      return binder.wrong(
          node,
          slot,
          "a map of names and values",
          "write { name: value }, or a line 'name: value' for each");
    }
    MapNode map = slot.takesWords() ? Overlay.expandKeys(written, problems) : written;
    references.addNames(slot.path(), map.keys());
    Map<Object, Object> values = new LinkedHashMap<>();
    for (MapNode.Entry entry : map.entries()) {
      Optional<Object> key = binder.value(entry.key(), keySlot(entry.key(), slot));
      Optional<Object> value = binder.value(entry.value(), slot.under(entry.key()));
      key.ifPresent(name -> value.ifPresent(bound -> values.put(name, bound)));
    }
    return Optional.of(Collections.unmodifiableMap(values));
  }

  /**
   * A key is bound like a value, but the annotations of the map apply to its values, not to the
   * key.
   */
  private static BindingTarget keySlot(ScalarNode key, BindingTarget slot) {
    Class<?> type = RecordKey.raw(RecordKey.argument(slot.type(), 0));
    return new BindingTarget(
        type, type, ValuePlaces.join(slot.path(), key.text()), Optional.empty());
  }
}
