package roundhouse.design;

import java.util.List;

/** What a call in one of some hexes brings besides. */
public record StopBonus(
    @Says("The hexes.") @Words @Reference("map.hexes") List<String> at,
    @Says("What a call brings besides.") @Range(min = 1) int adds) {}
