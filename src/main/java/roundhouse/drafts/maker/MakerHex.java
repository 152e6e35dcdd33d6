package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import roundhouse.board.TileColor;
import roundhouse.drafts.PrintPart;
import roundhouse.drafts.TerrainWords;
import roundhouse.drafts.UntypedValues;

/** A hex or a tile as drawn there, in the parts of our notation. */
final class MakerHex {
  private static final List<String> STOPS =
      List.of("cities", "mediumCities", "boomtowns", "towns", "centerTowns");

  private final Map<String, Object> hex;
  private final HexSides sides;
  private final List<Map<String, Object>> cities = new ArrayList<>();
  private final List<Map<String, Object>> towns = new ArrayList<>();
  private final AreaValues area;

  /**
   * Reads a hex.
   *
   * @param sides how the sides of a hex lie there
   */
  MakerHex(Map<String, Object> hex, HexSides sides) {
    this.hex = hex;
    this.sides = sides;
    this.area =
        AreaValues.of(
            UntypedValues.maps(UntypedValues.map(hex.get("offBoardRevenue")).get("revenues")));
    for (String key : STOPS) {
      boolean town = key.endsWith("owns") && !key.equals("boomtowns");
      (town ? towns : cities).addAll(UntypedValues.maps(hex.get(key)));
    }
  }

  /** Its colour: what has a name of its own there is red, blue or white here. */
  Optional<TileColor> color() {
    String word = UntypedValues.text(hex.get("color"));
    return switch (word) {
      case "offboard" -> Optional.of(TileColor.RED);
      case "water", "ocean", "lake" -> Optional.of(TileColor.BLUE);
      case "plain", "", "none", "white" -> Optional.of(TileColor.WHITE);
      case "grey" -> Optional.of(TileColor.GRAY);
      default -> TileColor.named(word);
    };
  }

  List<Map<String, Object>> cities() {
    return cities;
  }

  boolean hasStops() {
    return !cities.isEmpty() || !towns.isEmpty() || hex.containsKey("offBoardRevenue");
  }

  /** The names of its stops, joined. */
  String name() {
    var names = new StringJoiner(" & ");
    for (List<Map<String, Object>> stops : List.of(cities, towns))
      for (Map<String, Object> stop : stops) {
        String name = nameOf(stop.get("name"));
        if (!name.isEmpty()) names.add(name);
      }
    String area = nameOf(UntypedValues.map(hex.get("offBoardRevenue")).get("name"));
    if (!area.isEmpty()) names.add(area);
    return names.length() == 0 && hasStops() ? written() : names.toString();
  }

  /** What is written on the hex, without prices. */
  private String written() {
    var words = new StringJoiner(" ");
    for (Map<String, Object> name : UntypedValues.maps(hex.get("names"))) {
      String word = UntypedValues.text(name.get("name"));
      if (!word.matches(".*[0-9].*")) words.add(word);
    }
    return words.toString().strip();
  }

  private static String nameOf(Object name) {
    return name instanceof Map
        ? UntypedValues.text(UntypedValues.map(name).get("name"))
        : UntypedValues.text(name);
  }

  /** Everything printed on it. */
  List<PrintPart> parts() {
    var parts = new ArrayList<PrintPart>();
    var places = new ArrayList<Point>();
    addStops(parts, places);
    boolean leadsNowhere = parts.isEmpty() && leadsOffboard();
    boolean unbuilt = !leadsNowhere && color().filter(TileColor.WHITE::equals).isPresent();
    List<PrintPart> track =
        new HexTrack(places, sides, unbuilt).parts(UntypedValues.maps(hex.get("track")));
    if (leadsNowhere) parts.add(offboard());
    if (!leadsNowhere) parts.addAll(track);
    else track.stream().filter(part -> part.type().equals("path")).forEach(parts::add);
    for (Map<String, Object> label : UntypedValues.maps(hex.get("labels"))) addLabel(label, parts);
    addTerrain(parts);
    return parts;
  }

  private boolean leadsOffboard() {
    return hex.containsKey("offBoardRevenue")
        || UntypedValues.maps(hex.get("track")).stream()
            .anyMatch(track -> UntypedValues.text(track.get("type")).equals("offboard"));
  }

  private void addStops(List<PrintPart> parts, List<Point> places) {
    List<Integer> values = values();
    for (Map<String, Object> city : cities) {
      var part = PrintPart.of("city", "revenue", value(values, parts.size()));
      int slots = UntypedValues.number(city.get("size")).orElse(1);
      parts.add(
          slots <= 1
              ? part
              : PrintPart.of("city", "revenue", part.values().get("revenue"), "slots", "" + slots));
      places.add(place(city));
    }
    for (Map<String, Object> town : towns) {
      parts.add(PrintPart.of("town", "revenue", value(values, parts.size())));
      places.add(place(town));
    }
  }

  private static Point place(Map<String, Object> stop) {
    double angle = UntypedValues.decimal(stop.get("angle"), 0);
    double distance = UntypedValues.decimal(stop.get("percent"), 0);
    return Point.at(angle, Math.clamp(distance, 0, 1));
  }

  private List<Integer> values() {
    return UntypedValues.maps(hex.get("values")).stream()
        .flatMap(value -> UntypedValues.number(value.get("value")).stream())
        .toList();
  }

  /** One value is for all stops; of several each stop has its own. */
  private String value(List<Integer> values, int stop) {
    if (!areaValues().isEmpty()) return areaValues();
    if (values.isEmpty()) return "0";
    return String.valueOf(values.get(Math.min(stop, values.size() - 1)));
  }

  private PrintPart offboard() {
    String area = areaValues();
    List<Integer> values = values();
    String value = area.isEmpty() ? values.isEmpty() ? "0" : "" + values.getFirst() : area;
    return PrintPart.of("offboard", "revenue", value);
  }

  private String areaValues() {
    return area.values();
  }

  /** Values that are written on it and that no stop has. */
  List<Integer> spareValues() {
    List<Integer> all = values();
    int stops = cities.size() + towns.size();
    int used = !areaValues().isEmpty() ? 0 : stops == 0 && leadsOffboard() ? 1 : stops;
    return all.subList(Math.min(used, all.size()), all.size());
  }

  /** What the values of its area mean here. */
  AreaValues area() {
    return area;
  }

  private static void addLabel(Map<String, Object> label, List<PrintPart> parts) {
    String letters = UntypedValues.text(label.get("label")).replaceAll("[;,:=|]", "");
    if (letters.matches("\\S{1,6}")) parts.add(new PrintPart("label", Map.of("", letters)));
  }

  private void addTerrain(List<PrintPart> parts) {
    int cost = 0;
    var kinds = new LinkedHashSet<String>();
    for (Map<String, Object> terrain : UntypedValues.maps(hex.get("terrain"))) {
      cost += UntypedValues.number(terrain.get("cost")).orElse(0);
      String kind = TerrainWords.of(UntypedValues.text(terrain.get("type")));
      if (!kind.isEmpty()) kinds.add(kind);
    }
    if (cost == 0 && kinds.isEmpty()) return;
    String terrain = String.join("|", kinds);
    parts.add(
        terrain.isEmpty()
            ? PrintPart.of("upgrade", "cost", "" + cost)
            : PrintPart.of("upgrade", "cost", "" + cost, "terrain", terrain));
  }
}
