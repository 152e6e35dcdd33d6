package roundhouse.board;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A hex of the map as printed.
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
