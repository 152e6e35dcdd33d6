package roundhouse.board;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A hex of the map as printed.
 *
 * @param id as players write it, "A5"
 * @param name the place's name, or "" where there is none
 * @param terrain the cost of the first tile here, 0 for none
 * @param terrainKind what makes it costly ("mountain", "water"), or ""
 * @param impassable edges that track may not run to
 * @param edgeCosts what track over an edge costs besides (a river)
 * @param neighbors the hex across each edge that has one; edges without one are sea or foreign land
 * @param reservations companies with a space kept, by the index of the city (or -1 for the whole
 *     hex)
 * @param banks edges on each bank of a river that runs through the hex, none where there is none;
 *     its stops stand on the first
 * @param stubs edges from which printed track runs nowhere yet: every tile here carries it on
 * @param mark letters printed here that no tile has to bear, or ""
 * @param destinations companies whose destination this is
 */
public record Hex(
    String id,
    String name,
    Coordinate place,
    Tile printed,
    int terrain,
    String terrainKind,
    Set<Integer> impassable,
    Map<Integer, Integer> edgeCosts,
    Map<Integer, String> neighbors,
    Map<String, Integer> reservations,
    List<Set<Integer>> banks,
    Set<Integer> stubs,
    String mark,
    List<String> destinations) {

  /** A hex without a river, stubs of track, letters or a destination. */
  public Hex(
      String id,
      String name,
      Coordinate place,
      Tile printed,
      int terrain,
      String terrainKind,
      Set<Integer> impassable,
      Map<Integer, Integer> edgeCosts,
      Map<Integer, String> neighbors,
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
        List.of());
  }

  /** The hex as people name it: "Ryde (J4)". */
  public String label() {
    return name.isEmpty() ? id : name + " (" + id + ")";
  }

  /** No map has two hexes of one id. */
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
