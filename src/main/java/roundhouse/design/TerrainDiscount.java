package roundhouse.design;

import java.util.List;

/** What the company that owns a private saves where it lays the first tile on terrain. */
public record TerrainDiscount(
    @Says("The terrain, exactly as the map names it; any when empty.") @Default("") String terrain,
    @Says("What is taken off its cost.") @Range int amount,
    @Says("The hexes where it holds; all when empty.") @Default("") @Words @Reference("map.hexes")
        List<String> hexes,
    @Says("Whether it holds once only.") @Default("no") boolean once) {

  /** Whether it holds on a hex of that terrain. */
  public boolean holds(String hex, String kind) {
    return (terrain.isEmpty() || terrain.equals(kind)) && (hexes.isEmpty() || hexes.contains(hex));
  }
}
