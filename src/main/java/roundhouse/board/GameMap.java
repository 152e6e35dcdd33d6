package roundhouse.board;

import java.util.Map;

/** The printed map of a title: its hexes by id. */
public record GameMap(Layout layout, Map<HexId, Hex> hexes) {

  /** The hex with this id, which must exist. */
  public Hex hex(HexId id) {
    Hex hex = hexes.get(id);
    if (hex == null) throw new IllegalArgumentException("there is no hex " + id + " on the map");
    return hex;
  }
}
