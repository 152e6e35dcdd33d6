package roundhouse.design.spec;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.market.PriceMove;

/**
 * Loans that companies take when they cannot pay for track, interest or a train they need. The kind
 * of a company says how many it may have.
 */
public record LoansSpec(
    @Says("Amount to repay for a loan.") @Default("50") @Range(min = 1) int value,
    @Says("Interest on a loan: deducted when the loan is taken, and paid in each later turn.")
        @Default("5")
        @Range
        int interest,
    @Says("Price move for each loan a company has when it is taken over or the game ends.")
        @Default("left")
        PriceMove priceFalls) {

  /** What a company receives for a loan. */
  public int proceeds() {
    return value - interest;
  }
}
