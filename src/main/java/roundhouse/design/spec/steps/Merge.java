package roundhouse.design.spec.steps;

import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WrittenAs;
import roundhouse.market.Zone;

@Says(
    "Companies with a single share may convert, alone or merged with others, into a company with"
        + " more shares.")
@FormerKey(value = "consent", now = "write it once for the title, beside 'rounds'")
public record Merge(
    @Says("The kind of company that is formed, of no more companies than it has shares.")
        @Reference("kinds")
        String into,
    @Says("Most companies of one owner among those that merge, each of which becomes a share.")
        @Default("99")
        @Range(min = 1, max = 99)
        int mostOfOneOwner,
    @Says("The zone in which a company's price must be for it to convert alone.") @Default("")
        Optional<Zone> converts,
    @Says("Most markers of the merging companies that the new company keeps.")
        @Default("2")
        @Range(min = 1, max = 9)
        int keepsMarkers,
    @Says(
            "Whether, if nobody would have two shares, the owner of the first to operate must buy"
                + " one; otherwise the company has no president until somebody has two. If then"
                + " none of the owners buys, all players may buy shares in any order in the rest of"
                + " the round, as long as the player who has the priority can.")
        @Default("yes")
        @WrittenAs("director-buys")
        boolean presidentBuys,
    @Says(
            "Whether the owner of the company in turn comes first: of owners with as many shares"
                + " that one is the president, and may buy more first. Otherwise the owner of the"
                + " first to operate is the president, and presidents buy first.")
        @Default("no")
        boolean firstInTurn)
    implements StepSpec {}
