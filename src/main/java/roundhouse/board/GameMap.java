package roundhouse.board;

import java.util.Map;

/** The map of a title as printed: its hexes by the names that players write. */
public record GameMap(Layout layout, Map<String, Hex> hexes) {

  /** The hex of that name, which must be on the map. */
  public Hex hex(String id) {
    Hex hex = hexes.get(id);
    if (hex == null) throw new IllegalArgumentException("there is no hex " + id + " on the map");
    return hex;
  }
}
