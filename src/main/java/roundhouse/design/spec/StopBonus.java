package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** A bonus for calls in some hexes. */
public record StopBonus(
    @Says("The hexes.") @WordList @Reference("map.hexes") List<String> at,
    @Says("The bonus for each call.") @Range(min = 1, max = NumberLimits.STOP) int adds) {}
