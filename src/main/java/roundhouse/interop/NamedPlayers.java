package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.Design;
import roundhouse.engine.play.PlayerNames;

/** The names of the players of an exported file, by the numbers that its actions use. */
public record NamedPlayers(Map<String, String> names) {

  public NamedPlayers {
    names = Map.copyOf(names);
  }

  /** The names in a file's list of players. */
  public static NamedPlayers of(JsonNode players) {
    var names = new LinkedHashMap<String, String>();
    players.forEach(
        player -> names.put(player.path("id").asText(), player.path("name").asText().strip()));
    return new NamedPlayers(names);
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
    return new RecordedAction(
        action.id(),
        action.type(),
        action.kind().equals("player")
            ? names.getOrDefault(action.entity(), action.entity())
            : action.entity(),
        action.kind(),
        action.fields(),
        action.auto().stream().map(this::in).toList());
  }
}
