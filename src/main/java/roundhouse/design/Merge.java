package roundhouse.design;

import java.util.Optional;
import roundhouse.market.Zone;

/** The step "merge" of a turn, with its parameters. */
@Says(
    "Companies that have just one share may be turned, alone or several together, into one with"
        + " more.")
public record Merge(
    @Says("The kind of the companies that are formed.") @Reference("kinds") String into,
    @Says("Most companies that merge.") @Default("10") @Range(min = 2, max = 99) int most,
    @Says("The zone in which the price of a company must be that is turned alone.") @Default("")
        Optional<Zone> converts,
    @Says("Most markers that it keeps of those of the companies that merge.")
        @Default("2")
        @Range(min = 1, max = 9)
        int keepsMarkers,
    @Says(
            "Whether, where nobody would have two shares, the owner of the earliest to operate must"
                + " buy one; else nobody directs the company until somebody has.")
        @Default("yes")
        boolean directorBuys,
    @Says("Whether another player whose company is to take part is asked.") @Default("yes")
        boolean consent)
    implements StepSpec {}
