package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The recorded states of a game.
 *
 * @param start before any action
 * @param lines one for each action, with the changes ({@code d})
 * @param end the complete last state, if recorded
 */
public record StateTrace(JsonNode start, List<JsonNode> lines, Optional<JsonNode> end) {

  public StateTrace {
    lines = List.copyOf(lines);
  }

  /** The changes of a line; empty if it has none. */
  public static ObjectNode changes(JsonNode line) {
    return line.path("d") instanceof ObjectNode changes
        ? changes
        : JsonNodeFactory.instance.objectNode();
  }

  /**
   * Applies changes to a state: objects are merged, {@code null} deletes, everything else replaces.
   */
  public static void merge(ObjectNode into, ObjectNode changes) {
    changes.properties().forEach(entry -> merge(into, entry.getKey(), entry.getValue()));
  }

  private static void merge(ObjectNode into, String key, JsonNode value) {
    if (value.isNull()) into.remove(key);
    else if (value instanceof ObjectNode inner && into.path(key) instanceof ObjectNode before)
      merge(before, inner);
    else into.set(key, value.deepCopy());
  }

  /** Builds a trace from the lines of its file. */
  static final class Builder {
    private JsonNode start = JsonNodeFactory.instance.objectNode();
    private Optional<JsonNode> end = Optional.empty();
    private final List<JsonNode> lines = new ArrayList<>();

    void add(JsonNode line) {
      if (line.has("state")) start = line.get("state");
      else if (line.has("final")) end = Optional.of(line.get("final"));
      else lines.add(line);
    }

    StateTrace built() {
      return new StateTrace(start, lines, end);
    }
  }
}
