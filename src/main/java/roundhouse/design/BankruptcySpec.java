package roundhouse.design;

/** What becomes of a company whose price comes to a zone named bankrupt. */
public record BankruptcySpec(
    @Says("Whether it can be started again, with the money, trains and markers it had.")
        @Default("yes")
        boolean refloats,
    @Says("Lowest par price at which it may start again; the highest is its own.")
        @Default("0")
        @Range
        int refloatFrom,
    @Says("Whether a stock round ends in which it happens, and a new one begins.") @Default("no")
        boolean endsStockRound,
    @Says("Who is first in the next stock round.") @Default("unchanged") Priority priority) {

  public enum Priority {
    UNCHANGED,
    FEWEST_SHARES
  }
}
