package roundhouse.design;

/** What the company that owns a private saves where it lays the first tile on terrain. */
public record TerrainDiscount(
    @Says("The terrain, exactly as the map names it.") String terrain,
    @Says("What is taken off its cost.") @Range int amount) {}
