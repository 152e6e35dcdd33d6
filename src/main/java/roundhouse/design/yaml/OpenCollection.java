package roundhouse.design.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;

/** A map or list that is still being read. */
final class OpenCollection {
  private final CollectionStartEvent start;
  private final SourcePlace place;
  private final boolean map;
  private final Problems problems;
  private final List<YamlNode> items = new ArrayList<>();
  private final List<MapNode.Entry> entries = new ArrayList<>();
  private final Map<String, SourcePlace> keys = new HashMap<>();
  private YamlNode key;
  private int size = 1;
  private int height;

  OpenCollection(CollectionStartEvent start, SourcePlace place, boolean map, Problems problems) {
    this.start = start;
    this.place = place;
    this.map = map;
    this.problems = problems;
  }

  CollectionStartEvent start() {
    return start;
  }

  void add(BuiltNode built) {
    size += built.size();
    height = Math.max(height, built.height() + 1);
    if (!map) {
      items.add(built.node());
    } else if (key == null) {
      key = built.node();
    } else {
      addEntry(key, built.node());
      key = null;
    }
  }

  BuiltNode build(Span span) {
    return new BuiltNode(
        map ? new MapNode(place, span, entries) : new ListNode(place, span, items), size, height);
  }

  private void addEntry(YamlNode written, YamlNode value) {
    if (!(written instanceof ScalarNode name)) {
      problems.error(
          written.place(),
          "",
          "a key must be a word or a text, not " + written.kind(),
          "put it in quotes");
    } else if (name.text().equals("<<") && !name.quoted()) {
      problems.error(
          name.place(),
          "",
          "merge keys ('<<') are not supported",
          "write out the values, or use 'extends' or an option");
    } else if (keys.containsKey(name.text())) {
      problems.error(
          name.place(),
          "",
          Overlay.duplicateKey(name.text(), keys.get(name.text())),
          "remove one of them");
    } else {
      keys.put(name.text(), name.place());
      entries.add(new MapNode.Entry(name, value));
    }
  }
}
