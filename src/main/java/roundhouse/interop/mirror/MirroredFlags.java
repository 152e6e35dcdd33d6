package roundhouse.interop.mirror;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import roundhouse.engine.Game;

/**
 * Booleans of a trace that have no counterpart: they are compared with our flags of the same name.
 *
 * @param theirs the state of the trace
 */
record MirroredFlags(Game game, JsonNode theirs) {

  /** Adds them for the game, its companies and its players. */
  void addTo(ObjectNode mirror) {
    add(mirror, theirs, "");
    for (String kind : List.of("corps", "players"))
      mirror
          .path(kind)
          .properties()
          .forEach(
              entry ->
                  add(
                      (ObjectNode) entry.getValue(),
                      theirs.path(kind).path(entry.getKey()),
                      entry.getKey()));
  }

  private void add(ObjectNode mirror, JsonNode told, String entity) {
    told.properties().stream()
        .filter(entry -> entry.getValue().isBoolean() && !mirror.has(entry.getKey()))
        .forEach(
            entry ->
                mirror.put(
                    entry.getKey(),
                    Boolean.TRUE.equals(game.state().flag(entity, entry.getKey()))));
  }
}
