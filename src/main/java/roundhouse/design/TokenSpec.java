package roundhouse.design;

import java.util.List;

/**
 * A token that a private's company may place on the board. A private has one token there at most.
 */
public record TokenSpec(
    @Key String name,
    @Says("Hexes of the cities where it may be placed.") @Words @Reference("map.hexes")
        List<String> hexes,
    @Says("What a call there is worth more to the company that placed it.") @Default("0") @Range
        int owner,
    @Says("What a call there is worth more to all other companies.") @Default("0") @Range
        int others,
    @Says("The token that it replaces where that lies; it may be placed anew too.") @Default("")
        String replaces,
    @Says("Whether the private closes when it is placed.") @Default("no") boolean closes,
    @Says("The phase in which it is taken off the board; never when empty.")
        @Default("")
        @Reference("phases")
        String until) {}
