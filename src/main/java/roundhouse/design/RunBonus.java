package roundhouse.design;

import java.util.List;

/** A bonus for a run that calls in a hex of each of two groups. */
public record RunBonus(
    @Says("The first group of hexes.") @Words @Reference("map.hexes") List<String> at,
    @Says("The second group of hexes.") @Words @Reference("map.hexes") List<String> with,
    @Says("The bonus.") @Range(min = 1) int adds) {}
