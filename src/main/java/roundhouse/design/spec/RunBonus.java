package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** A bonus for a run that calls in a hex of each of two groups. */
public record RunBonus(
    @Says("The first group of hexes.") @WordList @Reference("map.hexes") List<String> at,
    @Says("The second group of hexes.") @WordList @Reference("map.hexes") List<String> with,
    @Says("The bonus.") @Range(min = 1, max = NumberLimits.STOP) int adds) {}
