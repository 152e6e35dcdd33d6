package roundhouse.design;

/** The step "buy-trains" of a turn, with its parameters. */
@Says("The company buys trains.")
public record BuyTrains(
    @Says("Whether trains may be bought from other companies.") @Default("yes")
        boolean fromCompanies,
    @Says("Least price between companies, and the number it must be a multiple of.")
        @Default("1")
        @Range(min = 1)
        int priceStep,
    @Says("Whether a company that has a train may not take another's last one.") @Default("no")
        boolean keepLastTrain,
    @Says("Whether a company without a train must buy one if it can.") @Default("with-route")
        MustOwn mustOwn,
    @Says("Whether the other company's director is asked to agree to the price.") @Default("yes")
        boolean consent,
    @Says(
            "Whether the president must pay what a company lacks for a train that it must own,"
                + " selling shares if need be: never, for the bank's cheapest train, or also for a"
                + " train of another company at no more than its face value.")
        @Default("never")
        PresidentPays presidentPays,
    @Says(
            "Whether a company that has its full number of trains may buy another all the same"
                + " while it could trade one in, and then gives one back.")
        @Default("no")
        boolean tradeInLiftsLimit,
    @Says("Whether these forced sales may change the presidency of other companies.") @Default("no")
        boolean salesChangePresidents,
    @Says("Whether all shares of a company that are sold so go in one block.") @Default("no")
        boolean salesInBlocks,
    @Says("Whether loans are taken for a train of the bank by a company that has none.")
        @Default("no")
        boolean loans)
    implements StepSpec {

  public enum PresidentPays {
    NEVER,
    BANK_ONLY,
    FACE_VALUE
  }

  public enum MustOwn {
    NEVER,
    WITH_ROUTE,
    ALWAYS
  }
}
