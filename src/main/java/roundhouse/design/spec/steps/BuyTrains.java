package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;

@Says("The company buys trains.")
@FormerKey(
    value = "loans",
    now = "leave it out: a company whose kind may have loans takes them for its only train")
@FormerKey(value = "bankrupt-before-issues", now = "write 'issues: or-bankruptcy'")
@FormerKey(value = "consent", now = "write it once for the title, beside 'rounds'")
public record BuyTrains(
    @Says("Whether trains may be bought from other companies.") @Default("yes")
        boolean fromCompanies,
    @Says("Lowest price between companies, and the number it must be a multiple of.")
        @Default("1")
        @Range(min = 1)
        int priceStep,
    @Says("Highest price between companies, in percent of the train's price; any if 0.")
        @Default("0")
        @Range
        int most,
    @Says("Whether a company that has a train may not buy another company's last train.")
        @Default("no")
        boolean keepLastTrain,
    @Says("Whether a company without a train must buy one: never, if it has a route, or always.")
        @Default("with-route")
        MustOwn mustOwn,
    @Says(
            "Whether the president must pay what a company lacks for a train it must own, selling"
                + " shares if necessary: never, for the bank's cheapest train, for any of the bank,"
                + " or for its cheapest and another company's at no more than the face value.")
        @Default("never")
        PresidentPays presidentPays,
    @Says(
            "Which companies the president may help: one that must own a train and cannot pay for"
                + " the bank's cheapest; for another company's train also one that could pay for"
                + " that; or any that has no train.")
        @Default("when-short")
        PresidentHelps presidentHelps,
    @Says(
            "Whether a company at its train limit may still buy a train if it could trade one in;"
                + " it then discards one.")
        @Default("no")
        boolean tradeInLiftsLimit,
    @Says("Whether such forced sales may change the presidency of other companies.") @Default("no")
        boolean salesChangePresidents,
    @Says("Whether the shares of a company sold for this must be sold in one block.") @Default("no")
        boolean salesInBlocks,
    @Says(
            "Whether the money of such sales may also pay for another company's train, at a price"
                + " that the last share sold is needed for.")
        @Default("no")
        boolean salesPayOthers,
    @Says(
            "Whether a company that must own a train and cannot pay for it first issues shares,"
                + " which bring the price one space further left than they move it, one space a"
                + " share: never, before its president may go bankrupt, or unless its president,"
                + " for whom they would not be enough, goes bankrupt instead.")
        @Default("never")
        Issues issues)
    implements StepSpec {

  /** Whether a company issues shares for a train that it must own. */
  public enum Issues {
    NEVER,
    BEFORE_BANKRUPTCY,
    OR_BANKRUPTCY
  }

  public enum PresidentPays {
    NEVER,
    BANK_ONLY,
    ANY_OF_BANK,
    FACE_VALUE
  }

  public enum PresidentHelps {
    WHEN_SHORT,
    FOR_OTHERS,
    WITHOUT_TRAIN
  }

  public enum MustOwn {
    NEVER,
    WITH_ROUTE,
    ALWAYS
  }
}
