package roundhouse.design.conversion;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import roundhouse.board.Coordinate;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.design.spec.BorderSpec;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.HexSpec;
import roundhouse.design.spec.MapSpec;

/** Builds the map of a checked design. */
public final class MapBuilder {
  private static final int ANY_CITY = -1;

  private final MapSpec spec;
  private final Map<HexId, Set<Integer>> impassable = new HashMap<>();
  private final Map<HexId, Map<Integer, Integer>> costs = new HashMap<>();
  private final Map<HexId, Map<Integer, String>> terrains = new HashMap<>();

  private MapBuilder(MapSpec spec) {
    this.spec = spec;
  }

  /** The map as printed, with spaces reserved for homes and claims of the companies. */
  public static GameMap build(Design design) {
    return build(design.map(), design.companies().values());
  }

  /** The map of a valid spec, with spaces reserved for the homes of these companies. */
  static GameMap build(MapSpec map, Collection<CompanySpec> companies) {
    return new MapBuilder(map).map(companies);
  }

  private GameMap map(Collection<CompanySpec> companies) {
    Map<Coordinate, HexId> places = new HashMap<>();
    spec.hexes().keySet().forEach(id -> places.put(spec.layout().parse(id), HexId.of(id)));
    spec.borders()
        .forEach(
            (where, border) ->
                edges(where, places).forEach((hex, edge) -> addBorder(hex, edge, border)));
    var hexes = new LinkedHashMap<HexId, Hex>();
    spec.hexes()
        .forEach((id, hex) -> hexes.put(HexId.of(id), hex(companies, HexId.of(id), hex, places)));
    return new GameMap(spec.layout(), Collections.unmodifiableMap(hexes));
  }

  private Hex hex(
      Collection<CompanySpec> companies, HexId id, HexSpec hex, Map<Coordinate, HexId> places) {
    Coordinate place = spec.layout().parse(id.text());
    return new Hex(
        id,
        hex.name(),
        place,
        TileBuilder.printed(hex),
        hex.cost(),
        hex.terrain(),
        impassable.getOrDefault(id, Set.of()),
        costs.getOrDefault(id, Map.of()),
        neighbors(place, places),
        reserved(companies, id),
        hex.banks().stream().map(MapBuilder::edges).toList(),
        Set.copyOf(hex.stubs()),
        hex.mark(),
        companies.stream()
            .filter(company -> id.is(company.destination()))
            .map(CompanySpec::id)
            .toList(),
        Map.copyOf(terrains.getOrDefault(id, Map.of())));
  }

  private Map<Integer, HexId> neighbors(Coordinate place, Map<Coordinate, HexId> places) {
    var neighbors = new TreeMap<Integer, HexId>();
    for (int edge = 0; edge < 6; edge++) {
      HexId beyond = places.get(spec.layout().across(place, edge));
      if (beyond != null) neighbors.put(edge, beyond);
    }
    return neighbors;
  }

  /** Companies with a space in a hex, for their home or a marker that they claim there. */
  private static Map<String, Integer> reserved(Collection<CompanySpec> companies, HexId hex) {
    var reserved = new LinkedHashMap<String, Integer>();
    for (CompanySpec company : companies) {
      company
          .claims()
          .filter(claim -> hex.is(claim.hex()))
          .ifPresent(claim -> reserved.put(company.id(), claim.city().orElse(ANY_CITY)));
      if (hex.is(company.home())) reserved.put(company.id(), company.homeCity());
    }
    return reserved;
  }

  /** Parses edges: "0 1". */
  static Set<Integer> edges(String words) {
    return Arrays.stream(words.strip().split("\\s+"))
        .map(Integer::valueOf)
        .collect(Collectors.toUnmodifiableSet());
  }

  private void addBorder(HexId hex, int edge, BorderSpec border) {
    if (border.impassable()) impassable.computeIfAbsent(hex, key -> new HashSet<>()).add(edge);
    if (border.cost() > 0)
      costs.computeIfAbsent(hex, key -> new HashMap<>()).put(edge, border.cost());
    if (!border.terrain().isEmpty())
      terrains.computeIfAbsent(hex, key -> new HashMap<>()).put(edge, border.terrain());
  }

  /** The edges of a border, by hex: both sides of 'A3-A5', one side of 'A3/4'. */
  private Map<HexId, Integer> edges(String where, Map<Coordinate, HexId> places) {
    String[] one = where.split("/");
    if (one.length == 2) return Map.of(HexId.of(one[0]), Integer.parseInt(one[1]));
    String[] two = where.split("-");
    HexId to = HexId.of(two[1]);
    Layout layout = spec.layout();
    for (int edge = 0; edge < 6; edge++) {
      if (to.equals(places.get(layout.across(layout.parse(two[0]), edge))))
        return Map.of(HexId.of(two[0]), edge, to, Layout.opposite(edge));
    }
    return Map.of();
  }
}
