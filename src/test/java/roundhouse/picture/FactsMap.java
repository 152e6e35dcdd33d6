package roundhouse.picture;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.Track;
import roundhouse.testkit.SharedFolder;

/** The map of a real title from the facts folder beside the repository, with what pictures need. */
public final class FactsMap {
  private FactsMap() {}

  public static GameMap map(String title) throws IOException {
    JsonNode facts = facts(title);
    Layout layout = Layout.valueOf(facts.get("layout").asText().toUpperCase(Locale.ROOT));
    var hexes = new TreeMap<HexId, Hex>();
    facts
        .get("hexes")
        .properties()
        .forEach(
            entry ->
                hexes.put(HexId.of(entry.getKey()), hex(entry.getKey(), layout, entry.getValue())));
    return new GameMap(layout, hexes);
  }

  /** What is printed, without how only the pictures of that engine show it. */
  public static String notation(JsonNode printed) {
    return printed.asText().replaceAll(",(color|format):[^,;]*", "");
  }

  static JsonNode facts(String title) throws IOException {
    return new ObjectMapper()
        .readTree(SharedFolder.find("facts/" + title + "/title.json").toFile());
  }

  static Tile tile(String number, JsonNode json) {
    var stops = new ArrayList<Stop>();
    var indices = new HashMap<String, Integer>();
    for (String kind : List.of("cities", "towns", "offboards")) {
      int count = 0;
      for (JsonNode stop : json.path(kind)) {
        indices.put(
            Map.of("cities", "city", "towns", "town", "offboards", "offboard").get(kind) + count++,
            stops.size());
        stops.add(stop(kind, stop));
      }
    }
    var tracks = new ArrayList<Track>();
    for (JsonNode path : json.path("paths")) {
      JsonNode more = path.path(2);
      tracks.add(
          new Track(
              end(path.get(0), indices),
              end(path.get(1), indices),
              more.path("track").asText(""),
              more.has("terminal")));
    }
    var labels = new TreeSet<String>();
    json.path("labels").forEach(label -> labels.add(label.asText()));
    return new Tile(number, color(json.path("color").asText("white")), stops, tracks, labels, 0);
  }

  private static Hex hex(String id, Layout layout, JsonNode json) {
    int cost = 0;
    String kind = "";
    for (JsonNode terrain : json.path("terrain")) {
      cost += terrain.path("cost").asInt();
      kind = terrain.path("kinds").path(0).asText("");
    }
    Set<Integer> impassable = new TreeSet<>();
    for (JsonNode border : json.path("borders"))
      if (border.path("type").asText().equals("impassable"))
        impassable.add(border.get("edge").asInt());
    var neighbors = new TreeMap<Integer, HexId>();
    json.path("neighbors")
        .properties()
        .forEach(
            entry ->
                neighbors.put(
                    Integer.parseInt(entry.getKey()), HexId.of(entry.getValue().asText())));
    var reservations = new TreeMap<String, Integer>();
    json.path("reservations").forEach(company -> reservations.put(company.asText(), 0));
    return new Hex(
        HexId.of(id),
        json.path("name").asText(""),
        layout.parse(id),
        tile("", json),
        cost,
        kind,
        impassable,
        Map.of(),
        neighbors,
        reservations);
  }

  private static Stop stop(String kind, JsonNode json) {
    Stop.Kind what =
        switch (kind) {
          case "cities" -> Stop.Kind.CITY;
          case "towns" -> json.path("halt").asBoolean() ? Stop.Kind.HALT : Stop.Kind.TOWN;
          default -> Stop.Kind.OFFBOARD;
        };
    return new Stop(
        what,
        json.path("slots").asInt(),
        revenue(json.path("revenue")),
        json.path("loc").asText(""),
        1,
        "");
  }

  private static Stop.Revenue revenue(JsonNode json) {
    if (!json.isObject()) return Stop.Revenue.of(json.asInt());
    var values = new TreeMap<TileColor, Integer>();
    var byTrain = new TreeMap<String, Integer>();
    json.properties()
        .forEach(
            entry -> {
              if (entry.getKey().equals("diesel")) byTrain.put("diesel", entry.getValue().asInt());
              else values.put(color(entry.getKey()), entry.getValue().asInt());
            });
    return new Stop.Revenue(values, byTrain);
  }

  private static TileColor color(String name) {
    return TileColor.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private static Track.End end(JsonNode json, Map<String, Integer> indices) {
    if (json.isInt()) return new Track.Edge(json.asInt());
    if (json.asText().equals("junction")) return new Track.Junction();
    return new Track.AtStop(indices.get(json.asText()));
  }
}
