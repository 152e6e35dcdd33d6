package roundhouse.script.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.board.Stop;
import roundhouse.board.TilePlacement;
import roundhouse.board.TrackGraph;
import roundhouse.board.TrackGraph.StopAt;
import roundhouse.engine.track.TileFit;
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
              hex -> hex.model().wrap(board(hex).tile(hex.it().id())))
          .member(
              "rotation",
              "number",
              "How far its tile is turned, in sixths, 0 if none was laid.",
              BoardViews::rotation)
          .member(
              "exits",
              "number[]",
              "The edges that track on it leads to, from 0 to 5.",
              hex -> List.copyOf(board(hex).tile(hex.it().id()).exits()))
          .member("stops", "Stop[]", "The stops on it now.", hex -> hex.model().wrap(stops(hex)))
          .member(
              "upgrades",
              "{ tile: Tile, rotations: number[] }[]",
              "Tiles that may replace what lies here, with each way they may be turned: of colours"
                  + " that the phase allows, left in the manifest, keeping track and markers. Whose"
                  + " network reaches the hex is not asked.",
              BoardViews::upgrades)
          .member(
              "neighbors",
              "Record<string, string>",
              "Ids of the hexes beside it, by edge: \"0\" to \"5\".",
              BoardViews::neighbors)
          .member(
              "markers",
              "string[]",
              "Ids of the companies with a station marker here.",
              hex -> board(hex).markersAt(hex.it().id()).stream().map(Marker::company).toList())
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
          .member(
              "exits",
              "number[]",
              "The edges that its track leads to, from 0 to 5, as it lies on the map or, off it,"
                  + " unturned.",
              tile -> List.copyOf(tile.it().exits()))
          .member(
              "cities",
              "number",
              "How many cities it has.",
              tile -> tile.it().stops().stream().filter(Stop::isCity).count())
          .member(
              "towns",
              "number",
              "How many towns and halts it has.",
              tile -> tile.it().stops().stream().filter(Stop::isSmall).count())
          .member(
              "cost",
              "number",
              "What is printed on it as the cost of the tile that replaces it, 0 for nothing.",
              tile -> tile.it().terrain())
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
          .member(
              "value",
              "number",
              "What a call is worth in this phase, as printed.",
              stop -> stop.it().stop().revenue().in(stop.game().phase().tiles()))
          .member(
              "spaces",
              "number",
              "How many station markers it has space for.",
              stop -> stop.it().stop().slots())
          .member(
              "markers",
              "string[]",
              "Ids of the companies with a station marker here.",
              stop ->
                  stop.game().state().board().markersAt(stop.it().hex(), stop.it().index()).stream()
                      .map(Marker::company)
                      .toList())
          .key(stop -> stop.it().hex() + "." + stop.it().index())
          .build();

  private BoardViews() {}

  private static Board board(ScriptModel.SeenHex hex) {
    return hex.game().state().board();
  }

  private static List<StopAt> stops(ScriptModel.SeenHex hex) {
    TrackGraph track = board(hex).track();
    int first = track.firstStop(hex.it().id());
    return IntStream.range(first, first + track.stopsOn(hex.it().id()))
        .mapToObj(track::stop)
        .toList();
  }

  private static List<Object> upgrades(ScriptModel.SeenHex hex) {
    var all = new ArrayList<Object>();
    new TileFit(hex.game())
        .upgrades(hex.it())
        .forEach(
            (tile, rotations) -> {
              var one = new LinkedHashMap<String, Object>();
              one.put("tile", hex.model().wrap(tile));
              one.put("rotations", rotations);
              all.add(one);
            });
    return all;
  }

  private static int rotation(ScriptModel.SeenHex hex) {
    TilePlacement laid = board(hex).laid().get(hex.it().id());
    return laid == null ? 0 : laid.rotation();
  }

  private static Map<String, Object> neighbors(ScriptModel.SeenHex hex) {
    var all = new TreeMap<String, Object>();
    hex.it().neighbors().forEach((edge, beyond) -> all.put(String.valueOf(edge), beyond.text()));
    return all;
  }
}
