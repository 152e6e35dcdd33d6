package roundhouse.design.spec;

import java.util.List;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.MapKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;

/** A company. */
public record CompanySpec(
    @MapKey String id,
    @Says("Full name.") String name,
    @Says("Its kind; the usual one if empty.") @Default("") @Reference("kinds") String kind,
    @Says("Colour of its markers and certificates: a colour name or #rrggbb.") @Default("gray")
        String color,
    @Says("The one or two letters on its small markers; chosen from its name if empty.")
        @Default("")
        String letters,
    @Says("Hex of its home; empty if the home is chosen in play.")
        @Default("")
        @Reference("map.hexes")
        String home,
    @Says("Number of the city in the home hex, from 0.") @Default("0") @Range(max = 9) int homeCity,
    @Says("Hex of its destination, which the map shows and scripts read.")
        @Default("")
        @Reference("map.hexes")
        String destination,
    @Says(
            "Whether its president chooses among the cities of the home hex: when the marker is"
                + " placed or, if there is no track yet, when the company lays some.")
        @Default("no")
        boolean choosesHomeCity,
    @Says(
            "Layer in which it becomes available: 1 from the start, each other one when a company"
                + " of the layer before is sold out or has operated.")
        @Default("1")
        @Range(min = 1, max = 99)
        int layer,
    @Says("Phase from which it may be started; from the beginning if empty.")
        @Default("")
        @Reference("phases")
        String availableFrom,
    @Says("Lowest and highest par price; any space in the par zone if empty.") @Default("")
        Optional<NumberRange> par,
    @Says("Prices of its station markers in order, the home's first; those of its kind if empty.")
        @Default("")
        @WordList
        @Range
        List<Integer> markers,
    @Says("A city with a space kept for one of its markers, and what that marker costs there.")
        @Default("")
        Optional<MarkerClaim> claims,
    @Says("The private for whose owner its last share is reserved.")
        @Default("")
        @Reference("privates")
        String reserved,
    @Says("Data for the title's scripts.") @Default("{}") ScriptData data) {}
