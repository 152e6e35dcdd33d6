package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.track.PrivateTrackRights;
import roundhouse.game.GameState;

/** Translates what recordings lay and place on the board: tiles and station markers. */
record BoardTranslator(Title title, GameState state, TileInstances instances) {

  private Translation layPrivateTile(RecordedAction action) {
    var owned = state.privates().get(action.entity());
    if (owned == null)
      return new Translation.Unknown("there is no private company " + action.entity());
    String tile = TileInstances.number(action.text("tile"));
    return Translation.of(
        new Action.LayPrivateTile(
            PrivateTrackRights.layer(new Game(title, state), owned),
            owned.id(),
            HexId.of(action.text("hex")),
            tile,
            action.number("rotation")));
  }

  Translation layTile(RecordedAction action) {
    String tile = action.text("tile");
    instances.laid(tile, action.text("hex"));
    boolean moved =
        Engine.decision(title, state)
            .filter(decision -> decision.step().equals("moved-marker-tile"))
            .isPresent();
    if (action.kind().equals("company") && !moved) return layPrivateTile(action);
    return Translation.of(
        new Action.LayTile(
            actor(action, state),
            HexId.of(action.text("hex")),
            TileInstances.number(tile),
            action.number("rotation")));
  }

  /** Who acts: the company that is named, the owner of a private, or the entity itself. */
  static String actor(RecordedAction action, GameState state) {
    if (action.has("tokener")) return action.text("tokener");
    var owned = state.privates().get(action.entity());
    return action.kind().equals("company") && owned != null
        ? owned.owner().name()
        : action.entity();
  }

  /** The action with the hex of its city, which scripts cannot tell from the number of a tile. */
  RecordedAction placed(RecordedAction action, JsonNode told) {
    ObjectNode fields = action.fields().deepCopy();
    fields.put("hex", told.path("hex").asText(instances.hex(action.text("city"))));
    fields.put("index", told.path("city_index").asInt(TileInstances.index(action.text("city"))));
    return RecordedAction.of(fields);
  }

  Translation placeToken(RecordedAction action, JsonNode told) {
    HexId hex = HexId.of(told.path("hex").asText(instances.hex(action.text("city"))));
    int city = told.path("city_index").asInt(TileInstances.index(action.text("city")));
    if (!state.board().map().hexes().containsKey(hex))
      return new Translation.Unknown("the hex of city " + action.text("city") + " is unknown");
    return stop(state.board().tile(hex).stops(), city)
        .map(index -> Translation.of(marker(action, hex, index)))
        .orElseGet(() -> new Translation.Unknown("there is no city " + city + " in " + hex));
  }

  private Action marker(RecordedAction action, HexId hex, int city) {
    String by = actor(action, state);
    if (action.has("token_type") && action.text("token_type").equals("neutral"))
      return new Action.PlaceNeutralMarker(by, hex, city);
    boolean replaces =
        action.has("slot")
            && state.board().markersAt(hex, city).stream()
                .anyMatch(there -> there.neutral() && there.slot() == action.number("slot"));
    return replaces
        ? new Action.ReplaceMarker(by, hex, city)
        : new Action.PlaceMarker(by, hex, city);
  }

  /** Recordings count cities among cities; we count them among all stops. */
  private static Optional<Integer> stop(List<Stop> stops, int city) {
    int cities = 0;
    for (int index = 0; index < stops.size(); index++) {
      if (stops.get(index).isCity() && cities++ == city) return Optional.of(index);
    }
    return Optional.empty();
  }

  Translation removeToken(RecordedAction action, JsonNode told) {
    HexId hex = HexId.of(told.path("hex").asText(instances.hex(action.text("city"))));
    int city = told.path("city_index").asInt(TileInstances.index(action.text("city")));
    if (!state.board().map().hexes().containsKey(hex))
      return new Translation.Unknown("it is unknown where city " + action.text("city") + " lies");
    return stop(state.board().tile(hex).stops(), city)
        .map(index -> Translation.of(new Action.RemoveMarker(actor(action, state), hex, index)))
        .orElseGet(() -> new Translation.Unknown("there is no city " + city + " in " + hex));
  }
}
