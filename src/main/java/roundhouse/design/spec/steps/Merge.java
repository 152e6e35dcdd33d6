package roundhouse.design.spec.steps;

import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.market.Zone;

@Says(
    "Companies with a single share may convert, alone or merged with others, into a company with"
        + " more shares.")
@FormerKey(value = "director-buys", now = "write 'first: in-turn'")
@FormerKey(value = "first-in-turn", now = "write 'first: in-turn'")
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
            "Whose owner comes first and, of owners with as many shares, is the president:"
                + " that of the first to operate, who must buy a share if nobody would have two; or"
                + " that of the company in turn. Then a company of which nobody has two shares has"
                + " no president; if none of its owners buys, all players may buy shares in any"
                + " order in the rest of the round, as long as the player who has the priority"
                + " can.")
        @Default("to-operate")
        First first)
    implements StepSpec {

  /** Which of the merging companies gives its owner precedence. */
  public enum First {
    TO_OPERATE,
    IN_TURN
  }
}
