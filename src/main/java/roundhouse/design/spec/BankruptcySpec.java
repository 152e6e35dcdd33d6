package roundhouse.design.spec;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Says;

/**
 * What happens to a company whose price enters the zone 'bankrupt', or 'closes'. After the first it
 * can be started again, with the money, trains and markers it had.
 */
public record BankruptcySpec(
    @Says("Whether a bankruptcy during a stock round ends that round and starts a new one.")
        @Default("no")
        boolean endsStockRound,
    @Says("Where the trains of a company go whose price enters the zone 'closes'.") @Default("pool")
        ClosedTrains closedTrains,
    @Says("Who has priority in the next stock round.") @Default("unchanged") Priority priority) {

  public enum ClosedTrains {
    POOL,
    OUT_OF_THE_GAME
  }

  public enum Priority {
    UNCHANGED,
    FEWEST_SHARES
  }
}
