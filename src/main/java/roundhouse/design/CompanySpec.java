package roundhouse.design;

import java.util.List;
import java.util.Optional;

/** A company. */
public record CompanySpec(
    @Key String id,
    @Says("Its full name.") String name,
    @Says("Its kind; empty for the usual one.") @Default("") @Reference("kinds") String kind,
    @Says("Colour of its markers and certificates: a name or #rrggbb.") @Default("gray")
        String color,
    @Says("Hex of its home; none where it is chosen.") @Default("") @Reference("map.hexes")
        String home,
    @Says("Which city of the home hex, from 0.") @Default("0") @Range(max = 9) int homeCity,
    @Says("Hex of its destination, for connection runs.") @Default("") @Reference("map.hexes")
        String destination,
    @Says(
            "Whether its director chooses among the cities of the home hex, when the marker is"
                + " placed there or, where there is no track yet, when the company lays some.")
        @Default("no")
        boolean choosesHomeCity,
    @Says("Layer in which it becomes available: 1 from the start.")
        @Default("1")
        @Range(min = 1, max = 99)
        int layer,
    @Says("Phase from which it may be started; empty from the beginning.")
        @Default("")
        @Reference("phases")
        String availableFrom,
    @Says("Par prices it may start at, lowest and highest; any par zone when empty.") @Default("")
        Optional<NumberRange> par,
    @Says("Prices of its markers in order, the home's first; those of its kind when empty.")
        @Default("")
        @Words
        List<Integer> markers,
    @Says("The private whose owner its last share is kept for.") @Default("") @Reference("privates")
        String reserved,
    @Says("Anything scripts want to know.") @Default("{}") Data data) {}
