package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;

@Says(
    "The privates are drafted in secret: from the last seat to the first, each player takes one of"
        + " the top cards of a shuffled deck and puts the others under it. A blank card for each"
        + " player is among them. All pay at the end.")
public record DraftPrivates(
    @Says("How many more cards a player chooses among than there are players.")
        @Default("2")
        @Range(max = 99)
        int more,
    @Says(
            "By how much the price of the last card falls with each pass; at 0 the next player"
                + " takes it.")
        @Default("10")
        @Range(min = 1)
        int fall)
    implements StepSpec {}
