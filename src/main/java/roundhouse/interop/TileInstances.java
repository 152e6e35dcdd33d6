package roundhouse.interop;

import java.util.HashMap;
import java.util.Map;

/** Where the pieces of cardboard lie that recordings name as "number-instance". */
final class TileInstances {
  private final Map<String, String> hexes = new HashMap<>();

  void laid(String tile, String hex) {
    hexes.put(tile, hex);
  }

  /** The tile's number: "57" of "57-0". */
  static String number(String tile) {
    return tile.contains("-") ? tile.substring(0, tile.lastIndexOf('-')) : tile;
  }

  /**
   * The hex of a city, which is written "number-instance-index", or "hex-0-index" where no tile
   * lies.
   */
  String hex(String city) {
    String tile = number(city);
    return hexes.getOrDefault(tile, number(tile));
  }

  /** The index of a city so written among the cities there. */
  static int index(String city) {
    String last = city.substring(city.lastIndexOf('-') + 1);
    return last.matches("\\d+") ? Integer.parseInt(last) : 0;
  }
}
