package roundhouse.mapping;

import java.util.LinkedHashMap;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.YamlValue;

/** Converts nodes that were read to values that can be written. */
final class NodeValues {
  private NodeValues() {}

  static YamlValue of(YamlNode node) {
    return switch (node) {
      case ScalarNode word -> new YamlValue.Text(word.text(), word.quoted());
      case ListNode list -> new YamlValue.Items(list.items().stream().map(NodeValues::of).toList());
      case MapNode map -> {
        var entries = new LinkedHashMap<String, YamlValue>();
        map.entries().forEach(entry -> entries.put(entry.name(), of(entry.value())));
        yield new YamlValue.Table(entries);
      }
    };
  }
}
