package roundhouse.interop;

import java.util.HashMap;
import java.util.Map;

/** The hexes of tiles, which recordings name as "number-instance". */
final class TileInstances {
  /** Digits of an index; one with more is no city of any hex. */
  private static final int LONGEST = 6;

  private final Map<String, String> hexes = new HashMap<>();

  void laid(String tile, String hex) {
    hexes.put(tile, hex);
  }

  /** The tile's number: "57" of "57-0". */
  static String number(String tile) {
    return tile.contains("-") ? tile.substring(0, tile.lastIndexOf('-')) : tile;
  }

  /**
   * The hex of a city, which is written "number-instance-index", or "hex-0-index" without a tile.
   */
  String hex(String city) {
    String tile = number(city);
    return hexes.getOrDefault(tile, number(tile));
  }

  /** The index of such a city among the cities of its hex; 0 if the name has none. */
  static int index(String city) {
    String last = city.substring(city.lastIndexOf('-') + 1);
    if (!last.matches("\\d+")) return 0;
    return last.length() > LONGEST ? Integer.MAX_VALUE : Integer.parseInt(last);
  }
}
