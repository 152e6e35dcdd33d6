package roundhouse.script.model;

import java.util.List;
import roundhouse.script.views.ViewType;

/** The map, its tiles and the stops on them, as scripts see them. */
public final class BoardViews {
  /** A hex, what is printed on it and the tile on it. */
  public static final ViewType<ScriptModel.Hex> HEX =
      ViewType.of("Hex", ScriptModel.Hex.class, "A hex of the map.")
          .member(
              "id",
              "string",
              "Its coordinates as players write them, \"A5\".",
              hex -> hex.it().id())
          .member("name", "string", "Name of the place, or \"\".", hex -> hex.it().name())
          .member("terrain", "string", "Kind of terrain, or \"\".", hex -> hex.it().terrainKind())
          .member("cost", "number", "Cost of the first tile.", hex -> hex.it().terrain())
          .member(
              "tile",
              "Tile",
              "The tile on it now, or what is printed there.",
              hex -> hex.model().wrap(hex.game().state().board().tile(hex.it().id())))
          .key(hex -> hex.it().id())
          .build();

  /** A tile, on the map or off it. */
  public static final ViewType<ScriptModel.Tile> TILE =
      ViewType.of("Tile", ScriptModel.Tile.class, "A tile, or what is printed on a hex.")
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
  public static final ViewType<ScriptModel.Stop> STOP =
      ViewType.of("Stop", ScriptModel.Stop.class, "A place where trains call.")
          .member("hex", "string", "Its hex.", stop -> stop.it().hex())
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
}
