package roundhouse.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A hex of the map as printed.
 *
 * <p>What is listed here belongs to the hex and counts under every tile, except the cost of
 * terrain, which the first tile pays. Of its printed tile, the groups of the stops and the numbers
 * of the cities count under every tile; spaces, revenue, visit costs, labels and the cost of the
 * next tile are those of the tile that lies there.
 *
 * @param id as players write it, "A5"
 * @param name of the place, "" for none
 * @param terrain cost of the first tile, 0 for none
 * @param terrainKind kind of terrain ("mountain", "water"), or ""
 * @param impassable edges that track may not cross
 * @param edgeCosts additional costs of track across edges (rivers)
 * @param neighbors the hex across each edge; edges of the map have none
 * @param reservations companies with a reserved space, and its city's index (-1 for the whole hex)
 * @param banks edges on each bank of a river through the hex, empty without a river; stops are on
 *     the first bank
 * @param stubs edges with a printed stub of track, which every tile must continue
 * @param mark printed letters that tiles need not show, or ""
 * @param destinations companies whose destination this is
 * @param edgeTerrains kinds of terrain under the edges that cost, as far as the map names them
 */
public record Hex(
    HexId id,
    String name,
    Coordinate place,
    Tile printed,
    int terrain,
    String terrainKind,
    Set<Integer> impassable,
    Map<Integer, Integer> edgeCosts,
    Map<Integer, HexId> neighbors,
    Map<String, Integer> reservations,
    List<Set<Integer>> banks,
    Set<Integer> stubs,
    String mark,
    List<String> destinations,
    Map<Integer, String> edgeTerrains) {

  /** A hex without a river, stubs of track, letters or a destination. */
  public Hex(
      HexId id,
      String name,
      Coordinate place,
      Tile printed,
      int terrain,
      String terrainKind,
      Set<Integer> impassable,
      Map<Integer, Integer> edgeCosts,
      Map<Integer, HexId> neighbors,
      Map<String, Integer> reservations) {
    this(
        id,
        name,
        place,
        printed,
        terrain,
        terrainKind,
        impassable,
        edgeCosts,
        neighbors,
        reservations,
        List.of(),
        Set.of(),
        "",
        List.of(),
        Map.of());
  }

  /**
   * The stop of a tile on this hex that corresponds to a printed one: it keeps the printed stop's
   * track.
   *
   * @param lying the tile as it lies
   */
  public int stopOn(Tile lying, int stop) {
    return printed.equals(lying) ? stop : StopMatch.between(printed, lying).of(stop);
  }

  /**
   * The stop of a tile on this hex that is its printed city of this number, from 0: the city of a
   * home or of a claim. Empty if the tile has no city.
   *
   * @param lying the tile as it lies
   */
  public Optional<Integer> cityOn(Tile lying, int number) {
    List<Integer> before = printed.cities();
    List<Integer> now = lying.cities();
    if (now.isEmpty()) return Optional.empty();
    if (number >= before.size()) return Optional.of(now.get(Math.min(number, now.size() - 1)));
    int kept = stopOn(lying, before.get(number));
    return Optional.of(now.contains(kept) ? kept : now.getFirst());
  }

  /**
   * A tile on this hex, whose stops keep the groups of the printed stops that they replace.
   *
   * @param turned the tile as it lies
   */
  public Tile under(Tile turned) {
    if (!printed.hasGroups()) return turned;
    return turned.facts().get(new Under(printed), () -> turned.with(grouped(turned)));
  }

  private record Under(Tile printed) {}

  private List<Stop> grouped(Tile turned) {
    var stops = new ArrayList<>(turned.stops());
    groupsOn(turned)
        .forEach((stop, groups) -> stops.set(stop, stops.get(stop).in(groups.getFirst())));
    return stops;
  }

  /** The printed groups of the stops of a tile that replace grouped ones. */
  private Map<Integer, List<String>> groupsOn(Tile turned) {
    var groups = new TreeMap<Integer, List<String>>();
    if (turned.stops().isEmpty()) return groups;
    StopMatch match = StopMatch.between(printed, turned);
    for (int stop = 0; stop < printed.stops().size(); stop++) {
      String group = printed.stops().get(stop).group();
      List<String> here = groups.computeIfAbsent(match.of(stop), _ -> new ArrayList<>());
      if (!group.isEmpty() && !here.contains(group)) here.add(group);
    }
    groups.values().removeIf(List::isEmpty);
    return groups;
  }

  /**
   * What is printed here and should count under a tile, but cannot: sentences about the tile,
   * without their subject.
   *
   * @param turned the tile as it lies
   */
  public List<String> lostUnder(Tile turned) {
    var lost = new ArrayList<String>();
    boolean unhoused = !reservations.isEmpty() && !turned.hasCity();
    if (unhoused)
      lost.add(
          "has no city for the space of "
              + String.join(", ", new TreeSet<>(reservations.keySet())));
    if (!printed.hasGroups()) return lost;
    if (turned.stops().isEmpty())
      lost.add(
          "has no stop for the printed group "
              + printed.stops().stream()
                  .map(Stop::group)
                  .filter(group -> !group.isEmpty())
                  .distinct()
                  .collect(Collectors.joining(", ")));
    groupsOn(turned)
        .forEach(
            (stop, groups) -> {
              String own = turned.stops().get(stop).group();
              if (groups.size() > 1)
                lost.add(
                    "joins stops of the groups %s: its stop is in %s only"
                        .formatted(String.join(", ", groups), groups.getFirst()));
              if (!own.isEmpty() && !own.equals(groups.getFirst()))
                lost.add(
                    "has a stop of the group %s, which is in the printed group %s instead"
                        .formatted(own, groups.getFirst()));
            });
    return lost;
  }

  /** The hex for people: "Ryde (J4)". */
  public String label() {
    return name.isEmpty() ? id.text() : name + " (" + id + ")";
  }

  /** Ids are unique on a map. */
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
