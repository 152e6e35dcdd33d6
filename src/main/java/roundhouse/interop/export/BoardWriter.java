package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.BiFunction;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.engine.Action;

/** Writes tiles that are laid, and markers and tokens that are placed and removed. */
record BoardWriter(
    ExportedAction exported, LaidTiles tiles, BiFunction<String, String, ObjectNode> by) {

  ObjectNode write() {
    return switch (exported.action()) {
      case Action.LayTile laid -> lay(laid.by(), laid.hex(), laid.tile(), laid.rotation());
      case Action.LayPrivateTile laid -> lay(laid.id(), laid.hex(), laid.tile(), laid.rotation());
      case Action.PlaceMarker placed -> placed(placed);
      case Action.PlaceNeutralMarker placed ->
          placed(placed.by(), placed.hex(), placed.city()).put("token_type", "neutral");
      case Action.ReplaceMarker placed -> placed(placed.by(), placed.hex(), placed.city());
      case Action.RemoveMarker removed ->
          city("remove_token", removed.by(), removed.hex(), removed.city())
              .put("slot", slot(before(removed.hex(), removed.city()), removed.by()));
      case Action.PlaceToken token ->
          by.apply("assign", token.id())
              .put("target", token.hex().text())
              .put("target_type", "hex");
      default -> throw new IllegalArgumentException(exported.action() + " is nothing on the board");
    };
  }

  private ObjectNode lay(String actor, HexId hex, String tile, int rotation) {
    return by.apply("lay_tile", actor)
        .put("hex", hex.text())
        .put("tile", tiles.lay(hex, tile))
        .put("rotation", rotation);
  }

  private ObjectNode placed(Action.PlaceMarker placed) {
    ObjectNode node = placed(placed.by(), placed.hex(), placed.city());
    exported
        .claimant(placed)
        .ifPresent(owned -> node.put("entity", owned).put("entity_type", "company"));
    return node;
  }

  private ObjectNode placed(String actor, HexId hex, int city) {
    List<Marker> there = exported.after().board().markersAt(hex, city);
    return city("place_token", actor, hex, city).put("slot", slot(there, actor));
  }

  private List<Marker> before(HexId hex, int city) {
    return exported.before().board().markersAt(hex, city);
  }

  private static int slot(List<Marker> there, String company) {
    return there.stream()
        .filter(marker -> marker.company().equals(company))
        .mapToInt(Marker::slot)
        .max()
        .orElse(0);
  }

  private ObjectNode city(String type, String actor, HexId hex, int stop) {
    List<Stop> before = exported.before().board().tile(hex).stops().subList(0, stop);
    long city = before.stream().filter(Stop::isCity).count();
    return by.apply(type, actor).put("city", tiles.at(hex) + "-" + city);
  }
}
