package roundhouse.script.model;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.board.Marker;
import roundhouse.board.TilePlacement;
import roundhouse.script.views.ViewType;

/** The map, its tiles and the stops on them, as scripts see them. */
public final class BoardViews {
  /** A hex, what is printed on it and the tile on it. */
  public static final ViewType<ScriptModel.SeenHex> HEX =
      ViewType.of("Hex", ScriptModel.SeenHex.class, "A hex of the map.")
          .member(
              "id",
              "string",
              "Its coordinates as players write them, \"A5\".",
              hex -> hex.it().id().text())
          .member("name", "string", "Name of the place, or \"\".", hex -> hex.it().name())
          .member("terrain", "string", "Kind of terrain, or \"\".", hex -> hex.it().terrainKind())
          .member("cost", "number", "Cost of the first tile.", hex -> hex.it().terrain())
          .member(
              "tile",
              "Tile",
              "The tile on it now, or what is printed there.",
              hex -> hex.model().wrap(hex.game().state().board().tile(hex.it().id())))
          .member(
              "rotation",
              "number",
              "How far its tile is turned, in sixths, 0 if none was laid.",
              BoardViews::rotation)
          .member(
              "neighbors",
              "Record<string, string>",
              "Ids of the hexes beside it, by edge: \"0\" to \"5\".",
              BoardViews::neighbors)
          .member(
              "markers",
              "string[]",
              "Ids of the companies with a station marker here.",
              hex ->
                  hex.game().state().board().markers().stream()
                      .filter(marker -> marker.hex().equals(hex.it().id()))
                      .map(Marker::company)
                      .toList())
          .member(
              "data",
              "any",
              "The hex's `data` in the design.",
              hex -> hex.game().design().map().hexes().get(hex.it().id().text()).data().values())
          .key(hex -> hex.it().id().text())
          .build();

  /** A tile, on the map or off it. */
  public static final ViewType<ScriptModel.SeenTile> TILE =
      ViewType.of("Tile", ScriptModel.SeenTile.class, "A tile, or what is printed on a hex.")
          .member(
              "number",
              "string",
              "Its number, \"\" for what is printed on the map.",
              tile -> tile.it().number())
          .member(
              "color",
              "string",
              "\"white\", \"yellow\", \"green\", \"brown\", \"gray\", \"red\" or \"blue\".",
              tile -> tile.it().color())
          .member("city", "boolean", "True if it has a city.", tile -> tile.it().hasCity())
          .member("labels", "string[]", "Its letters.", tile -> List.copyOf(tile.it().labels()))
          .key(tile -> tile.it().number())
          .build();

  /** A stop on a hex. */
  public static final ViewType<ScriptModel.SeenStop> STOP =
      ViewType.of("Stop", ScriptModel.SeenStop.class, "A place where trains call.")
          .member("hex", "string", "Its hex.", stop -> stop.it().hex().text())
          .member(
              "index",
              "number",
              "Index among the stops of the hex, from 0.",
              stop -> stop.it().index())
          .member(
              "kind",
              "string",
              "\"city\", \"town\", \"halt\" or \"offboard\".",
              stop -> stop.it().stop().kind())
          .key(stop -> stop.it().hex() + "." + stop.it().index())
          .build();

  private BoardViews() {}

  private static int rotation(ScriptModel.SeenHex hex) {
    TilePlacement laid = hex.game().state().board().laid().get(hex.it().id());
    return laid == null ? 0 : laid.rotation();
  }

  private static Map<String, Object> neighbors(ScriptModel.SeenHex hex) {
    var all = new TreeMap<String, Object>();
    hex.it().neighbors().forEach((edge, beyond) -> all.put(String.valueOf(edge), beyond.text()));
    return all;
  }
}
