package roundhouse.design;

import java.util.List;

/** A bonus for calls in some hexes. */
public record StopBonus(
    @Says("The hexes.") @Words @Reference("map.hexes") List<String> at,
    @Says("The bonus for each call.") @Range(min = 1) int adds) {}
