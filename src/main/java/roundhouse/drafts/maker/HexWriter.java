package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;

/** A tile or a printed hex as 18xx-maker draws it. */
final class HexWriter {
  private final Tile tile;
  private final HexSides sides;
  private final List<String> names;
  private final TrackWriter track;
  private final Map<String, Object> hex = new LinkedHashMap<>();

  private HexWriter(Tile tile, HexSides sides, List<String> names) {
    this.tile = tile;
    this.sides = sides;
    this.names = names;
    this.track = new TrackWriter(tile, sides);
  }

  /**
   * The hex with its stops, track, values and labels.
   *
   * @param names of its stops, in the order of the tile; fewer if some have none
   */
  static Map<String, Object> of(Tile tile, HexSides sides, List<String> names) {
    var writer = new HexWriter(tile, sides, names);
    writer.write();
    return writer.hex;
  }

  private void write() {
    hex.put("color", color(tile.color()));
    boolean area = tile.stops().stream().anyMatch(stop -> stop.kind() == Stop.Kind.OFFBOARD);
    if (!area) writeStops();
    writeValues(area);
    List<Map<String, Object>> tracks = track.tracks();
    if (area) tracks.forEach(each -> each.put("type", "offboard"));
    if (!tracks.isEmpty()) hex.put("track", tracks);
    writeLabels();
    if (tile.terrain() > 0) hex.put("terrain", List.of(JsonObject.of("cost", tile.terrain())));
  }

  private static String color(TileColor color) {
    return switch (color) {
      case WHITE -> "plain";
      case RED -> "offboard";
      case BLUE -> "water";
      default -> color.word();
    };
  }

  private void writeStops() {
    for (String key : List.of("cities", "towns", "centerTowns")) {
      var all = new ArrayList<Map<String, Object>>();
      IntStream.range(0, tile.stops().size())
          .filter(stop -> key(stop).equals(key))
          .forEach(stop -> all.add(stop(stop)));
      if (!all.isEmpty()) hex.put(key, all);
    }
  }

  private String key(int stop) {
    if (tile.stops().get(stop).isCity()) return "cities";
    return track.places().isInTheMiddle(stop) ? "centerTowns" : "towns";
  }

  private Map<String, Object> stop(int index) {
    var written = new LinkedHashMap<String, Object>();
    Stop stop = tile.stops().get(index);
    if (index < names.size()) written.put("name", JsonObject.of("name", names.get(index)));
    if (stop.slots() > 1) written.put("size", stop.slots());
    Point place = track.places().of(index);
    if (!place.equals(Point.CENTER)) {
      written.put("angle", rounded(place.angle()));
      written.put("percent", rounded(place.distance(Point.CENTER)));
    }
    return written;
  }

  static double rounded(double value) {
    return Math.round(value * 1000) / 1000.0;
  }

  /** One value for all stops if they are equal; values by colour are written once for all. */
  private void writeValues(boolean area) {
    List<Stop.Revenue> revenues =
        IntStream.range(0, tile.stops().size())
            .boxed()
            .sorted(Comparator.comparingInt(this::order))
            .map(stop -> tile.stops().get(stop).revenue())
            .toList();
    if (revenues.isEmpty()) return;
    boolean equal = revenues.stream().distinct().count() == 1;
    Stop.Revenue first = revenues.getFirst();
    if (area || equal && !isPlain(first)) writeArea(first);
    if (equal && isPlain(first)) writeValues(List.of(first));
    else if (!equal) writeValues(revenues);
  }

  /** Cities come first there, then towns on track, then towns in the middle. */
  private int order(int stop) {
    return List.of("cities", "towns", "centerTowns").indexOf(key(stop));
  }

  private static boolean isPlain(Stop.Revenue revenue) {
    return revenue.byTrain().isEmpty()
        && revenue.byColor().keySet().equals(Set.of(TileColor.WHITE));
  }

  private void writeArea(Stop.Revenue revenue) {
    var area = new LinkedHashMap<String, Object>();
    boolean hasStops = hex.containsKey("cities") || hex.containsKey("centerTowns");
    if (!names.isEmpty() && !hasStops && !hex.containsKey("towns"))
      area.put("name", JsonObject.of("name", String.join(" & ", names)));
    if (!isPlain(revenue)) area.put("revenues", steps(revenue));
    hex.put("offBoardRevenue", area);
  }

  private static List<Map<String, Object>> steps(Stop.Revenue revenue) {
    var steps = new ArrayList<Map<String, Object>>();
    revenue
        .byColor()
        .forEach((color, value) -> steps.add(JsonObject.of("color", color.word(), "value", value)));
    revenue
        .byTrain()
        .forEach((_, value) -> steps.add(JsonObject.of("color", "black", "value", value)));
    return steps;
  }

  private void writeValues(List<Stop.Revenue> revenues) {
    var values = new ArrayList<Map<String, Object>>();
    if (revenues.stream().allMatch(each -> each.equals(Stop.Revenue.of(0)))) return;
    for (Stop.Revenue revenue : revenues) {
      var value = new LinkedHashMap<String, Object>();
      value.put("value", revenue.in(List.of()));
      value.put("angle", rounded(sides.angle(freeEdge(values.size()))));
      value.put("percent", 0.65);
      values.add(value);
    }
    hex.put("values", values);
  }

  /** An edge without track, where a value or a label can be read. */
  private int freeEdge(int number) {
    var free = new TreeSet<Integer>(List.of(0, 1, 2, 3, 4, 5));
    if (free.size() > tile.exits().size()) free.removeAll(tile.exits());
    return free.stream().skip(number % free.size()).findFirst().orElse(0);
  }

  private void writeLabels() {
    var labels = new ArrayList<Map<String, Object>>();
    for (String label : tile.labels()) {
      var written = new LinkedHashMap<String, Object>();
      written.put("label", label);
      written.put("angle", rounded(sides.angle(freeEdge(5 - labels.size()))));
      written.put("percent", 0.7);
      labels.add(written);
    }
    if (!labels.isEmpty()) hex.put("labels", labels);
  }
}
