package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * An action as it was recorded.
 *
 * @param id as recorded, rising with gaps; that of the action it followed when the engine there
 *     took it by itself
 * @param entity who acts: a player, a company or a private, by its id there
 * @param kind of the entity: "player", "corporation", "minor", "company" (a private)
 * @param fields everything that was recorded of it
 * @param auto what that engine did by itself right after it, in order
 */
public record RecordedAction(
    int id, String type, String entity, String kind, JsonNode fields, List<RecordedAction> auto) {

  public RecordedAction {
    auto = List.copyOf(auto);
  }

  static RecordedAction of(JsonNode node) {
    return of(node, node.path("id").asInt(), auto(node));
  }

  private static RecordedAction of(JsonNode node, int id, List<RecordedAction> auto) {
    return new RecordedAction(
        id,
        node.path("type").asText(),
        node.path("entity").asText(),
        node.path("entity_type").asText(),
        node,
        auto);
  }

  /** Recordings say "auto", files as exported "auto_actions". */
  private static List<RecordedAction> auto(JsonNode node) {
    var auto = new ArrayList<RecordedAction>();
    for (String key : List.of("auto", "auto_actions")) {
      for (JsonNode each : node.path(key)) auto.add(of(each, node.path("id").asInt(), List.of()));
    }
    return auto;
  }

  boolean is(String wanted) {
    return type.equals(wanted);
  }

  /** A field's text, "" when it is not there. */
  String text(String field) {
    return fields.path(field).asText("");
  }

  int number(String field) {
    return fields.path(field).asInt();
  }

  boolean has(String field) {
    return fields.hasNonNull(field);
  }

  /** A standing order, or word that one has ended: it changes nothing by itself. */
  boolean changesNothing() {
    return type.startsWith("program_") || is("message");
  }
}
