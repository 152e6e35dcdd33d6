package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.RecordingsSpec;

/**
 * A recorded game.
 *
 * @param name of its file, without the extension
 * @param title its recorded name
 * @param players ids in seat order
 * @param options recorded ids
 * @param actions without undone ones
 * @param result final worth by player, empty if the game was not finished
 * @param trace the states after each action, if recorded
 */
public record Recording(
    String name,
    String title,
    List<String> players,
    List<String> options,
    long seed,
    List<RecordedAction> actions,
    Map<String, Integer> result,
    Optional<StateTrace> trace) {

  public Recording {
    players = List.copyOf(players);
    options = List.copyOf(options);
    actions = List.copyOf(actions);
    result = Map.copyOf(result);
  }

  /**
   * Why the rulebook forbids a recorded action that the design lists as an exception; "" for all
   * others.
   */
  public String forbidden(RecordedAction action, RecordingsSpec design) {
    RecordingsSpec.Exception named =
        design.exceptions().get(name.substring(name.lastIndexOf('/') + 1));
    return named == null || named.action() != action.id()
        ? ""
        : "action " + action.id() + ", " + named.says();
  }

  /** The action with an index; empty after the last. */
  public Optional<RecordedAction> at(int index) {
    return index < actions.size() ? Optional.of(actions.get(index)) : Optional.empty();
  }

  /** The action that follows one, or what that was followed by automatically. */
  public Optional<RecordedAction> after(RecordedAction action) {
    return actions.stream().filter(each -> each.id() > action.id()).findFirst();
  }

  static Map<String, Integer> result(JsonNode result) {
    var worth = new LinkedHashMap<String, Integer>();
    result.properties().forEach(entry -> worth.put(entry.getKey(), entry.getValue().asInt()));
    return worth;
  }

  static List<String> ids(JsonNode players) {
    return players
        .valueStream()
        .map(player -> player.isObject() ? player.path("id").asText() : player.asText())
        .toList();
  }

  public static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::asText).toList();
  }
}
