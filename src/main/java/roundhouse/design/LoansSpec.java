package roundhouse.design;

/**
 * Loans that companies take when they cannot pay for track, interest or a train that they need. How
 * many a company may have is told by its kind.
 */
public record LoansSpec(
    @Says("What a loan has to be paid back with.") @Default("50") @Range(min = 1) int value,
    @Says("Interest of a loan: kept back when it is taken, and paid in each later turn.")
        @Default("5")
        @Range
        int interest,
    @Says(
            "How the price of a company falls for each loan it has when it is taken over or the"
                + " game ends.")
        @Default("left")
        String priceFalls) {

  /** What a company gets for a loan. */
  public int proceeds() {
    return value - interest;
  }
}
