package roundhouse.editor.map;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import roundhouse.board.TileColor;

/**
 * The settings of the tools.
 *
 * @param terrain kinds, "" for none
 * @param cost of the first tile
 * @param label letters
 * @param color of the ground
 * @param crossing what a border costs, 0 to draw impassable ones only
 * @param values of an off-board area, "yellow 20, brown 40"
 * @param company whose marker is set
 * @param site home or destination
 */
record Paints(
    String terrain,
    int cost,
    String label,
    TileColor color,
    int crossing,
    String values,
    String company,
    String site) {
  static final Paints USUAL =
      new Paints("mountain", 40, "A", TileColor.YELLOW, 40, "yellow 20, brown 40", "", "home");
  private static final Pattern VALUE = Pattern.compile("([a-z]+)\\s*:?\\s*([0-9]{1,5})");

  /** The values by colour; leaves out what cannot be read. */
  Map<TileColor, Integer> byColor() {
    var found = new LinkedHashMap<TileColor, Integer>();
    VALUE
        .matcher(values)
        .results()
        .forEach(
            value ->
                TileColor.named(value.group(1))
                    .ifPresent(color -> found.put(color, Integer.parseInt(value.group(2)))));
    return found;
  }

  Paints withTerrain(String kind, int price) {
    return new Paints(kind, price, label, color, crossing, values, company, site);
  }

  Paints withLabel(String letters) {
    return new Paints(terrain, cost, letters, color, crossing, values, company, site);
  }

  Paints withColor(TileColor ground) {
    return new Paints(terrain, cost, label, ground, crossing, values, company, site);
  }

  Paints withCrossing(int price) {
    return new Paints(terrain, cost, label, color, price, values, company, site);
  }

  Paints withValues(String written) {
    return new Paints(terrain, cost, label, color, crossing, written, company, site);
  }

  Paints withMarker(String owner, String key) {
    return new Paints(terrain, cost, label, color, crossing, values, owner, key);
  }
}
