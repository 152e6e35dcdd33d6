package roundhouse.design;

import java.util.List;

/** The step "destination-marker" of a turn, with its parameters. */
@Says("A company that reaches its destination places a marker there for nothing, or keeps it.")
public record DestinationMarker(
    @Says("Price of the station marker that it is when it is kept.") @Default("100") @Range
        int keptPrice,
    @Says("Destinations where it takes a space of the city if there is one, now or later.")
        @Default("")
        @Words
        @Reference("map.hexes")
        List<String> inSpaces,
    @Says("Whether it moves into such a space too when a company that closes leaves one.")
        @Default("yes")
        boolean takesSpacesLeft)
    implements StepSpec {}
