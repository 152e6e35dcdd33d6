package roundhouse.design.spec.steps;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

@Says("A company that reaches its destination places a marker there for free, or keeps it.")
public record DestinationMarker(
    @Says("Price of the marker if it is kept as a station marker.") @Default("100") @Range
        int keptPrice,
    @Says("Destinations where it takes a space of the city, now or as soon as one is free.")
        @Default("")
        @WordList
        @Reference("map.hexes")
        List<String> inSpaces,
    @Says("Whether it also moves into such a space when a company closes and leaves one.")
        @Default("yes")
        boolean takesSpacesLeft)
    implements StepSpec {}
