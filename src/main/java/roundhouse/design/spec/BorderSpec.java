package roundhouse.design.spec;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;

/** A border between two hexes: 'impassable', or the cost of track across it. */
public record BorderSpec(
    @Says("Whether no track may cross it.") @Default("no") boolean impassable,
    @Says("Cost of the first track across it.") @Default("0") @Range int cost,
    @Says("Terrain under it, to which discounts on terrain apply: mountain, water.") @Default("")
        String terrain) {

  public static BorderSpec parse(String word) {
    if (word.equals("impassable")) return new BorderSpec(true, 0, "");
    throw new IllegalArgumentException("write 'impassable' or { cost: 40 }");
  }
}
