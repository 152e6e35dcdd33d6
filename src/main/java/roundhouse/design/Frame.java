package roundhouse.design;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.events.CollectionStartEvent;

/** A map or list that is still being read. */
final class Frame {
  private final CollectionStartEvent start;
  private final Place place;
  private final boolean map;
  private final Problems problems;
  private final List<Node> items = new ArrayList<>();
  private final List<MapNode.Entry> entries = new ArrayList<>();
  private final Map<String, Place> keys = new HashMap<>();
  private Node key;
  private int size = 1;
  private int height;

  Frame(CollectionStartEvent start, Place place, boolean map, Problems problems) {
    this.start = start;
    this.place = place;
    this.map = map;
    this.problems = problems;
  }

  CollectionStartEvent start() {
    return start;
  }

  void add(Built built) {
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

  Built build(Span span) {
    return new Built(
        map ? new MapNode(place, span, entries) : new ListNode(place, span, items), size, height);
  }

  private void addEntry(Node written, Node value) {
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
          Overlay.twice(name.text(), keys.get(name.text())),
          "remove one of them");
    } else {
      keys.put(name.text(), name.place());
      entries.add(new MapNode.Entry(name, value));
    }
  }
}
