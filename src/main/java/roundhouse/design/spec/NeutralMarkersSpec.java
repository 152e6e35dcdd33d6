package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;

/** Station markers that take a space of a city, but block nobody. */
public record NeutralMarkersSpec(
    @Says("The company that they belong to; it may start once one of them is on the board.")
        @Reference("companies")
        String company,
    @Says(
            "Companies that may each place one, free of charge, where they place station markers"
                + " and instead of a marker of their own. Scripts place others with placeMarker.")
        @Default("")
        @WordList
        @Reference("companies")
        List<String> placedBy) {}
