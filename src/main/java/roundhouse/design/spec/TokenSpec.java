package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.MapKey;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/**
 * A token that the company owning a private may place. At most one token of a private is on the
 * board.
 */
public record TokenSpec(
    @MapKey String name,
    @Says("Hexes with the cities where it may be placed.") @WordList @Reference("map.hexes")
        List<String> hexes,
    @Says("Bonus for calls there by the company that placed it.")
        @Default("0")
        @Range(max = NumberLimits.STOP)
        int owner,
    @Says("Bonus for calls there by all other companies.")
        @Default("0")
        @Range(max = NumberLimits.STOP)
        int others,
    @Says("The token it may replace; it may also be placed on its own.") @Default("")
        String replaces,
    @Says("Whether it may take the place of any token of the private, once each round.")
        @Default("no")
        boolean moves,
    @Says("Whether the private closes when it is placed.") @Default("no") boolean closes,
    @Says("Phase in which it is removed from the board; never if empty.")
        @Default("")
        @Reference("phases")
        String until,
    @Says(
            "Whether it raises only one of several cities or towns in a hex, which the company"
                + " chooses.")
        @Default("no")
        boolean oneCity) {}
