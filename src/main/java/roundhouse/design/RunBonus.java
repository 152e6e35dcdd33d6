package roundhouse.design;

import java.util.List;

/** What a run earns besides when it calls in one of some hexes and in one of some others. */
public record RunBonus(
    @Says("Hexes of which the run calls at one.") @Words @Reference("map.hexes") List<String> at,
    @Says("Hexes of which it calls at another.") @Words @Reference("map.hexes") List<String> with,
    @Says("What it earns besides.") @Range(min = 1) int adds) {}
