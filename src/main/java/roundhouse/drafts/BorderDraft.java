package roundhouse.drafts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import roundhouse.board.Coordinate;
import roundhouse.board.Layout;

/** The borders between the hexes of a draft's map. */
final class BorderDraft {
  private final Layout layout;
  private final Draft draft;
  private final Set<String> hexes;
  private final Map<String, Object> borders = new LinkedHashMap<>();

  /**
   * Borders between hexes.
   *
   * @param hexes those of the map, which may still grow
   */
  BorderDraft(Layout layout, Draft draft, Set<String> hexes) {
    this.layout = layout;
    this.draft = draft;
    this.hexes = hexes;
  }

  int size() {
    return borders.size();
  }

  void add(String hex, int edge, int cost, String terrain) {
    if (!hexes.contains(hex) || edge < 0 || edge > 5) return;
    Coordinate beyond = layout.across(layout.parse(hex), edge);
    String other =
        hexes.stream().filter(name -> layout.parse(name).equals(beyond)).findFirst().orElse("");
    if (other.isEmpty()) {
      draft.notes().left("the border of " + hex + " at edge " + edge + ", where the map ends");
      return;
    }
    var crossed = new LinkedHashMap<String, Object>(Map.of("cost", cost));
    if (!terrain.isEmpty()) crossed.put("terrain", terrain);
    Object value = cost > 0 ? crossed : "impassable";
    String border = joined(hex, other);
    Object before = borders.get(border);
    boolean told = cost > 0 && before instanceof Map<?, ?> map && !map.get("cost").equals(cost);
    if (told) draft.notes().left("the cost " + cost + " of " + border + ", written with two costs");
    if (!(before instanceof Map)) borders.put(border, value);
  }

  private String joined(String one, String other) {
    var order = new ArrayList<>(hexes);
    order.sort(HexNames.ORDER);
    return order.indexOf(one) < order.indexOf(other) ? one + "-" + other : other + "-" + one;
  }

  /** Writes those between hexes that the map still has. */
  void write(DraftPart part) {
    borders
        .keySet()
        .removeIf(border -> !Arrays.stream(border.split("-")).allMatch(hexes::contains));
    if (borders.isEmpty()) return;
    part.line("").section("borders");
    borders.forEach(part::row);
    part.endSection();
  }
}
