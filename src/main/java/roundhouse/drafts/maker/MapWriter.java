package roundhouse.drafts.maker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.drafts.UntypedValues;

/**
 * Writes the map for 18xx-maker: hexes that are equal are written together, borders on their own.
 */
final class MapWriter {
  private final GameMap map;
  private final Design design;
  private final HexSides sides;
  private final ExportLosses lost;
  private final AreaWriter areas;
  private final List<Map<String, Object>> borders = new ArrayList<>();
  private final List<Map<String, Object>> costs = new ArrayList<>();

  /**
   * The map of a title.
   *
   * @param lost receives what the format cannot express
   */
  MapWriter(GameMap map, Design design, ExportLosses lost) {
    this.map = map;
    this.design = design;
    this.sides = HexSides.of(map.layout());
    this.lost = lost;
    this.areas = new AreaWriter(map, design, lost);
  }

  Map<String, Object> written() {
    var equal = new LinkedHashMap<Map<String, Object>, List<String>>();
    for (Hex hex : map.hexes().values()) {
      if (!hasName(hex)) {
        lost.add("hexes before column or row A", hex.id().text());
        continue;
      }
      equal.computeIfAbsent(hex(hex), _ -> new ArrayList<>()).add(name(hex));
      writeBorders(hex);
    }
    var hexes = new ArrayList<Map<String, Object>>();
    equal.forEach(
        (hex, names) -> {
          var written = new LinkedHashMap<>(hex);
          written.put("hexes", names);
          hexes.add(written);
        });
    var all = new LinkedHashMap<String, Object>();
    all.put("hexes", hexes);
    if (!borders.isEmpty()) all.put("borders", borders);
    if (!costs.isEmpty()) all.put("borderTexts", costs);
    return all;
  }

  /** Whether the format can name a hex: it knows capital letters only. */
  private boolean hasName(Hex hex) {
    return Character.isUpperCase(name(hex).charAt(0));
  }

  /** There the letters of a flat map always run across. */
  String name(Hex hex) {
    return map.layout().isFlat() ? Layout.FLAT.name(hex.place()).text() : hex.id().text();
  }

  private Map<String, Object> hex(Hex hex) {
    Map<String, Object> written = HexWriter.of(hex.printed(), sides, names(hex));
    if (!HexReadBack.isSame(hex.printed(), written, sides))
      lost.add("hexes, drawn differently", hex.id().text());
    if (hex.printed().stops().isEmpty() && !hex.name().isEmpty())
      written.put("names", List.of(JsonObject.of("name", hex.name())));
    areas.complete(hex, written);
    writeStubs(hex, written);
    writeTerrain(hex, written);
    writeHomes(hex, written);
    noteLost(hex);
    return written;
  }

  /** A hex with two stops has two names, joined. */
  private static List<String> names(Hex hex) {
    if (hex.name().isEmpty()) return List.of();
    List<String> parts = Arrays.asList(hex.name().split(" & "));
    return parts.size() == hex.printed().stops().size() ? parts : List.of(hex.name());
  }

  private void writeStubs(Hex hex, Map<String, Object> written) {
    if (hex.stubs().isEmpty()) return;
    var tracks = new ArrayList<Object>();
    if (written.get("track") instanceof List<?> drawn) tracks.addAll(drawn);
    for (int edge : hex.stubs())
      tracks.add(JsonObject.of("side", sides.side(edge), "type", "stub"));
    written.put("track", tracks);
  }

  private static void writeTerrain(Hex hex, Map<String, Object> written) {
    if (hex.terrain() == 0 && hex.terrainKind().isEmpty()) return;
    var terrain = new ArrayList<Map<String, Object>>();
    if (written.get("terrain") instanceof List<?> printed)
      for (Object each : printed) terrain.add(UntypedValues.map(each));
    for (String kind : hex.terrainKind().split(" ")) {
      var each = new LinkedHashMap<String, Object>();
      if (terrain.isEmpty() && hex.terrain() > 0) each.put("cost", hex.terrain());
      if (!kind.isEmpty()) each.put("type", kind);
      terrain.add(each);
    }
    written.put("terrain", terrain);
  }

  private void writeHomes(Hex hex, Map<String, Object> written) {
    List<Object> cities =
        written.get("cities") instanceof List<?> found ? new ArrayList<>(found) : List.of();
    for (CompanySpec company : design.companies().values()) {
      if (!hex.id().is(company.home())) continue;
      if (company.homeCity() < cities.size())
        cities.set(company.homeCity(), withHome(cities.get(company.homeCity()), company.id()));
      else lost.add("homes without a printed city", company.id() + " at " + hex.id());
    }
    if (!cities.isEmpty()) written.put("cities", cities);
  }

  private static Map<String, Object> withHome(Object city, String company) {
    var with = UntypedValues.map(city);
    var all = new ArrayList<Object>(UntypedValues.list(with.get("companies")));
    all.add(company);
    var changed = new LinkedHashMap<>(with);
    changed.put("companies", all);
    return changed;
  }

  /** A border is written once, at the hex that comes first. */
  private void writeBorders(Hex hex) {
    for (int edge = 0; edge < 6; edge++) {
      HexId beyond = hex.neighbors().get(edge);
      boolean first = beyond == null || isBefore(hex.id(), beyond);
      String coord = name(hex) + "s" + sides.side(edge);
      if (hex.impassable().contains(edge) && first)
        borders.add(JsonObject.of("color", "black", "coords", List.of(coord)));
      int cost = hex.edgeCosts().getOrDefault(edge, 0);
      if (cost > 0 && first) {
        borders.add(JsonObject.of("color", "blue", "coords", List.of(coord)));
        costs.add(JsonObject.of("coord", coord, "cost", cost));
      }
    }
  }

  private boolean isBefore(HexId one, HexId other) {
    for (HexId id : map.hexes().keySet()) {
      if (id.equals(one)) return true;
      if (id.equals(other)) return false;
    }
    return true;
  }

  private void noteLost(Hex hex) {
    Tile printed = hex.printed();
    if (!hex.mark().isEmpty()) lost.add("the letters " + hex.mark(), hex.id().text());
    if (!hex.banks().isEmpty()) lost.add("rivers through hexes", hex.id().text());
    if (printed.stops().stream().anyMatch(stop -> stop.visitCost() != 1))
      lost.add("what a call costs a train", hex.id().text());
    if (printed.tracks().stream().anyMatch(Track::terminal))
      lost.add("track on which trains end", hex.id().text());
    hex.destinations().forEach(company -> lost.add("destinations", company + " at " + hex.id()));
  }
}
