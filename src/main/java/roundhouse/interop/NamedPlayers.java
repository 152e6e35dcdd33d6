package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import roundhouse.design.spec.Design;
import roundhouse.engine.play.PlayerNames;

/**
 * The players of an exported file by the ids that its actions use, in seat order. A player without
 * an id, as in older games on one device, is called by the name.
 */
public record NamedPlayers(Map<String, String> names) {

  public NamedPlayers {
    names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
  }

  /** The names in a file's list of players, which holds objects or, in old files, only names. */
  public static NamedPlayers of(JsonNode players) {
    var names = new LinkedHashMap<String, String>();
    var ids = players.valueStream().map(player -> text(player, "id")).distinct().toList();
    boolean known = ids.size() == players.size() && !ids.contains("");
    players.forEach(
        player -> {
          String name = player.isObject() ? text(player, "name") : player.asText().strip();
          names.put(known ? text(player, "id") : name, name);
        });
    return new NamedPlayers(names);
  }

  private static String text(JsonNode player, String key) {
    return player.hasNonNull(key) ? player.path(key).asText().strip() : "";
  }

  List<String> ids() {
    return List.copyOf(names.keySet());
  }

  /** The id of a player whom a file calls by id or name; "" for others. */
  private String id(String written) {
    if (names.containsKey(written)) return written;
    List<String> named = ids().stream().filter(id -> names.get(id).equals(written)).toList();
    return named.size() == 1 ? named.getFirst() : "";
  }

  /** The action with the id of the player who acts, also where the file does not say who acts. */
  RecordedAction byId(RecordedAction action) {
    boolean player = action.kind().equals("player") || action.kind().isEmpty();
    String id = player ? id(action.entity()) : "";
    return with(
        action,
        id.isEmpty() ? action.entity() : id,
        !action.kind().isEmpty() ? action.kind() : id.isEmpty() ? "corporation" : "player",
        this::byId);
  }

  /** Each player's worth by id; some files name the players there. */
  Map<String, Integer> byId(Map<String, Integer> result) {
    var worth = new LinkedHashMap<String, Integer>();
    result.forEach((player, sum) -> worth.put(id(player).isEmpty() ? player : id(player), sum));
    return worth;
  }

  /** The recording with these names, or with the numbers if the design cannot have such names. */
  Recording in(Recording recording, Design design) {
    List<String> named =
        recording.players().stream().map(id -> names.getOrDefault(id, "")).toList();
    if (PlayerNames.fault(design, named).isPresent()) return recording;
    var result = new LinkedHashMap<String, Integer>();
    recording.result().forEach((id, worth) -> result.put(names.getOrDefault(id, id), worth));
    return new Recording(
        recording.name(),
        recording.title(),
        named,
        recording.options(),
        recording.seed(),
        recording.actions().stream().map(this::in).toList(),
        result,
        recording.trace());
  }

  /** The action with the name of the player who acts. */
  public RecordedAction in(RecordedAction action) {
    return with(
        action,
        action.kind().equals("player")
            ? names.getOrDefault(action.entity(), action.entity())
            : action.entity(),
        action.kind(),
        this::in);
  }

  private static RecordedAction with(
      RecordedAction action, String entity, String kind, UnaryOperator<RecordedAction> auto) {
    return new RecordedAction(
        action.id(),
        action.type(),
        entity,
        kind,
        action.fields(),
        action.auto().stream().map(auto).toList());
  }
}
