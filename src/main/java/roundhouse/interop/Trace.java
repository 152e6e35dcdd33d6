package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The states of a recorded game.
 *
 * @param start before any action
 * @param lines what is said of each action, with what it changed ({@code d})
 * @param end the last state as recorded whole, where it is
 */
public record Trace(JsonNode start, List<JsonNode> lines, Optional<JsonNode> end) {

  public Trace {
    lines = List.copyOf(lines);
  }

  /** What a line says that its action changed; nothing where it says nothing. */
  static ObjectNode changes(JsonNode line) {
    return line.path("d") instanceof ObjectNode changes
        ? changes
        : JsonNodeFactory.instance.objectNode();
  }

  /**
   * Writes changes into a state: objects are merged, {@code null} deletes, everything else
   * replaces.
   */
  static void merge(ObjectNode into, ObjectNode changes) {
    changes.properties().forEach(entry -> merge(into, entry.getKey(), entry.getValue()));
  }

  private static void merge(ObjectNode into, String key, JsonNode value) {
    if (value.isNull()) into.remove(key);
    else if (value instanceof ObjectNode inner && into.path(key) instanceof ObjectNode before)
      merge(before, inner);
    else into.set(key, value.deepCopy());
  }

  /** Collects a trace from the lines of its file. */
  static final class Builder {
    private JsonNode start = JsonNodeFactory.instance.objectNode();
    private Optional<JsonNode> end = Optional.empty();
    private final List<JsonNode> lines = new ArrayList<>();

    void add(JsonNode line) {
      if (line.has("state")) start = line.get("state");
      else if (line.has("final")) end = Optional.of(line.get("final"));
      else lines.add(line);
    }

    Trace built() {
      return new Trace(start, lines, end);
    }
  }
}
