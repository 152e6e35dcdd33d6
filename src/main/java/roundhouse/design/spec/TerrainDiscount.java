package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** What the company that owns a private saves on the first tile on terrain. */
public record TerrainDiscount(
    @Says("The terrain, exactly as the map names it; any if empty.") @Default("") String terrain,
    @Says("Discount on its cost.") @Range int amount,
    @Says("Hexes where it applies; all if empty.") @Default("") @WordList @Reference("map.hexes")
        List<String> hexes,
    @Says("Whether it applies only once.") @Default("no") boolean once) {

  /** Whether it applies to a hex with this terrain. */
  public boolean holds(String hex, String kind) {
    return (terrain.isEmpty() || terrain.equals(kind)) && (hexes.isEmpty() || hexes.contains(hex));
  }
}
