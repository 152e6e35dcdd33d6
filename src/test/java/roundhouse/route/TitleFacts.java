package roundhouse.route;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.Track;
import roundhouse.design.spec.Allowance;

/** Map, tiles, trains and phases of a title, from the shared facts. */
record TitleFacts(
    GameMap map,
    Map<String, Tile> tiles,
    Map<String, Allowance> trains,
    Map<String, List<TileColor>> phases,
    Map<String, String> homes) {

  static TitleFacts read(Path title, Path library) {
    JsonNode facts = json(title);
    JsonNode shared = json(library);
    Layout layout = Layout.valueOf(facts.get("layout").asText().toUpperCase());
    var hexes = new TreeMap<HexId, Hex>();
    facts
        .get("hexes")
        .properties()
        .forEach(
            entry ->
                hexes.put(HexId.of(entry.getKey()), hex(layout, entry.getKey(), entry.getValue())));
    var tiles = new HashMap<String, Tile>();
    facts
        .get("tiles")
        .properties()
        .forEach(
            entry -> {
              JsonNode own =
                  entry.getValue().has("color") ? entry.getValue() : shared.get(entry.getKey());
              tiles.put(entry.getKey(), tile(entry.getKey(), own));
            });
    var trains = new HashMap<String, Allowance>();
    facts
        .get("trains")
        .forEach(
            train ->
                trains.put(
                    train.get("name").asText(), Allowance.parse(train.get("name").asText())));
    var phases = new HashMap<String, List<TileColor>>();
    facts
        .get("phases")
        .forEach(
            phase -> {
              var colors = new ArrayList<TileColor>();
              phase
                  .get("tiles")
                  .forEach(color -> colors.add(TileColor.valueOf(color.asText().toUpperCase())));
              phases.put(phase.get("name").asText(), colors);
            });
    var homes = new HashMap<String, String>();
    facts
        .get("corporations")
        .forEach(company -> homes.put(company.get("id").asText(), company.get("home").asText()));
    return new TitleFacts(new GameMap(layout, hexes), tiles, trains, phases, homes);
  }

  private static Hex hex(Layout layout, String id, JsonNode node) {
    var impassable = new HashSet<Integer>();
    for (JsonNode border : node.path("borders")) {
      if (border.path("type").asText().equals("impassable"))
        impassable.add(border.get("edge").asInt());
    }
    var neighbors = new TreeMap<Integer, HexId>();
    node.get("neighbors")
        .properties()
        .forEach(
            entry ->
                neighbors.put(
                    Integer.valueOf(entry.getKey()), HexId.of(entry.getValue().asText())));
    return new Hex(
        HexId.of(id),
        node.path("name").asText(),
        layout.parse(id),
        tile("", node),
        0,
        "",
        impassable,
        Map.of(),
        neighbors,
        Map.of());
  }

  private static Tile tile(String number, JsonNode node) {
    var stops = new ArrayList<Stop>();
    var names = new HashMap<String, Integer>();
    for (String list : List.of("cities", "towns", "offboards")) {
      int index = 0;
      for (JsonNode stop : node.path(list)) {
        names.put(
            (list.equals("cities") ? "city" : list.substring(0, list.length() - 1)) + index++,
            stops.size());
        stops.add(stop(list, stop));
      }
    }
    var tracks = new ArrayList<Track>();
    for (JsonNode path : node.path("paths")) {
      boolean terminal = path.path(2).path("terminal").asInt() > 0;
      tracks.add(new Track(end(path.get(0), names), end(path.get(1), names), "", terminal));
    }
    return new Tile(
        number,
        TileColor.valueOf(node.get("color").asText().toUpperCase()),
        stops,
        tracks,
        Set.of(),
        0);
  }

  private static Stop stop(String list, JsonNode node) {
    Stop.Kind kind =
        switch (list) {
          case "cities" -> Stop.Kind.CITY;
          case "towns" -> node.path("halt").asBoolean() ? Stop.Kind.HALT : Stop.Kind.TOWN;
          default -> Stop.Kind.OFFBOARD;
        };
    return new Stop(
        kind,
        node.path("slots").asInt(),
        revenue(node.get("revenue")),
        node.path("loc").asText(),
        1,
        "");
  }

  private static Stop.Revenue revenue(JsonNode node) {
    if (node.isNumber()) return Stop.Revenue.of(node.asInt());
    var byColor = new TreeMap<TileColor, Integer>();
    node.properties()
        .forEach(
            entry ->
                byColor.put(
                    TileColor.valueOf(entry.getKey().toUpperCase()), entry.getValue().asInt()));
    return new Stop.Revenue(byColor);
  }

  private static Track.End end(JsonNode node, Map<String, Integer> names) {
    if (node.isNumber()) return new Track.Edge(node.asInt());
    return node.asText().startsWith("junction")
        ? new Track.Junction()
        : new Track.AtStop(names.get(node.asText()));
  }

  static JsonNode json(Path file) {
    try {
      return new JsonMapper().readTree(file.toFile());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
