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
record PaintSettings(
    String terrain,
    int cost,
    String label,
    TileColor color,
    int crossing,
    String values,
    String company,
    String site) {
  static final PaintSettings USUAL =
      new PaintSettings(
          "mountain", 40, "A", TileColor.YELLOW, 40, "yellow 20, brown 40", "", "home");
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

  PaintSettings withTerrain(String kind, int price) {
    return new PaintSettings(kind, price, label, color, crossing, values, company, site);
  }

  PaintSettings withLabel(String letters) {
    return new PaintSettings(terrain, cost, letters, color, crossing, values, company, site);
  }

  PaintSettings withColor(TileColor ground) {
    return new PaintSettings(terrain, cost, label, ground, crossing, values, company, site);
  }

  PaintSettings withCrossing(int price) {
    return new PaintSettings(terrain, cost, label, color, price, values, company, site);
  }

  PaintSettings withValues(String written) {
    return new PaintSettings(terrain, cost, label, color, crossing, written, company, site);
  }

  PaintSettings withMarker(String owner, String key) {
    return new PaintSettings(terrain, cost, label, color, crossing, values, owner, key);
  }
}
