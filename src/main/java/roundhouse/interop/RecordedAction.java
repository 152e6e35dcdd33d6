package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A recorded action.
 *
 * @param id as recorded, increasing with gaps; an automatic action has the id of the action it
 *     followed
 * @param entity who acts: a player, a company or a private, by its recorded id
 * @param kind of the entity: "player", "corporation", "minor", "company" (a private)
 * @param fields all recorded fields
 * @param auto automatic actions of the other engine right after it, in order
 */
public record RecordedAction(
    int id, String type, String entity, String kind, JsonNode fields, List<RecordedAction> auto) {

  public RecordedAction {
    auto = List.copyOf(auto);
  }

  public static RecordedAction of(JsonNode node) {
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

  /** Recordings have "auto", exported files "auto_actions". */
  private static List<RecordedAction> auto(JsonNode node) {
    var auto = new ArrayList<RecordedAction>();
    for (String key : List.of("auto", "auto_actions")) {
      for (JsonNode each : node.path(key)) auto.add(of(each, node.path("id").asInt(), List.of()));
    }
    return auto;
  }

  public boolean is(String wanted) {
    return type.equals(wanted);
  }

  /** A field's text, "" if it is absent. */
  String text(String field) {
    return fields.path(field).asText("");
  }

  /** The same action with one more field. */
  RecordedAction with(String field, String text) {
    ObjectNode more = fields.deepCopy();
    return new RecordedAction(id, type, entity, kind, more.put(field, text), auto);
  }

  int number(String field) {
    return fields.path(field).asInt();
  }

  boolean has(String field) {
    return fields.hasNonNull(field);
  }

  /** Whether somebody's standing order passed right after it. */
  public boolean hasAutomaticPass() {
    return auto.stream().anyMatch(each -> each.is("pass"));
  }

  /**
   * Whether it changes nothing by itself: a message, a line that a player wrote in the log, or the
   * start or end of a standing order.
   */
  boolean changesNothing() {
    return type.startsWith("program_") || is("message") || is("log");
  }
}
