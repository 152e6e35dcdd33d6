package roundhouse.design.spec;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;

/** A small company that comes with a private and operates for its owner. */
public record PrivateRailway(
    @Says("The company; its kind has 'starts: with-private'.") @Reference("companies")
        String company,
    @Says("Its money when a player gets the private.") @Default("0") @Range int cash,
    @Says("Type of the train that it has from the start; none if empty.")
        @Default("")
        @Reference("trains")
        String train) {}
