package roundhouse.bench.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Changes values of JSON at random; it stays JSON. */
final class JsonMutator {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final Random random;

  JsonMutator(Random random) {
    this.random = random;
  }

  /** One to four values are changed, removed, doubled or exchanged; fewer once none is left. */
  void mutate(JsonNode root) {
    for (int edits = 1 + random.nextInt(4); edits > 0 && !root.isEmpty(); edits--) {
      var containers = new ArrayList<JsonNode>();
      collect(root, containers);
      // Half of the time near the top, where few values decide much.
      int most = random.nextBoolean() ? Math.min(12, containers.size()) : containers.size();
      edit(containers.get(random.nextInt(most)), containers);
    }
  }

  private static void collect(JsonNode node, List<JsonNode> containers) {
    if (node.isContainerNode() && !node.isEmpty()) containers.add(node);
    node.forEach(inside -> collect(inside, containers));
  }

  private void edit(JsonNode container, List<JsonNode> containers) {
    switch (container) {
      case ObjectNode object -> edit(object, containers);
      case ArrayNode array -> edit(array, containers);
      default -> {}
    }
  }

  private void edit(ObjectNode object, List<JsonNode> containers) {
    var names = new ArrayList<String>();
    object.fieldNames().forEachRemaining(names::add);
    String name = names.get(random.nextInt(names.size()));
    if (random.nextInt(4) == 0) object.remove(name);
    else object.set(name, other(containers));
  }

  private void edit(ArrayNode array, List<JsonNode> containers) {
    int at = random.nextInt(array.size());
    switch (random.nextInt(4)) {
      case 0 -> array.remove(at);
      case 1 -> array.insert(random.nextInt(array.size()), array.get(at).deepCopy());
      case 2 -> array.set(at, other(containers));
      default -> {
        JsonNode moved = array.remove(at);
        array.insert(random.nextInt(array.size() + 1), moved);
      }
    }
  }

  /** Something odd, or a value that stands elsewhere. */
  private JsonNode other(List<JsonNode> containers) {
    return switch (random.nextInt(12)) {
      case 0 -> JSON.nullNode();
      case 1 -> JSON.numberNode(-1);
      case 2 -> JSON.numberNode(Integer.MAX_VALUE);
      case 3 -> JSON.numberNode(1e300);
      case 4 -> JSON.textNode("");
      case 5 -> JSON.textNode("a\0b");
      case 6 -> JSON.arrayNode();
      case 7 -> JSON.objectNode();
      case 8 -> JSON.numberNode(random.nextInt(200));
      default -> {
        JsonNode container = containers.get(random.nextInt(containers.size()));
        var values = container.valueStream().toList();
        JsonNode found = values.get(random.nextInt(values.size()));
        yield found.toString().length() > 4000 ? JSON.nullNode() : found.deepCopy();
      }
    };
  }
}
