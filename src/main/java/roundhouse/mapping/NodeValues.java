package roundhouse.mapping;

import java.util.LinkedHashMap;
import roundhouse.design.ListNode;
import roundhouse.design.MapNode;
import roundhouse.design.Node;
import roundhouse.design.ScalarNode;
import roundhouse.edit.Value;

/** Converts nodes that were read to values that can be written. */
final class NodeValues {
  private NodeValues() {}

  static Value of(Node node) {
    return switch (node) {
      case ScalarNode word -> new Value.Text(word.text(), word.quoted());
      case ListNode list -> new Value.Items(list.items().stream().map(NodeValues::of).toList());
      case MapNode map -> {
        var entries = new LinkedHashMap<String, Value>();
        map.entries().forEach(entry -> entries.put(entry.name(), of(entry.value())));
        yield new Value.Table(entries);
      }
    };
  }
}
