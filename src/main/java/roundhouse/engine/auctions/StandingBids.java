package roundhouse.engine.auctions;

import java.util.Map;
import roundhouse.game.GameState;

/** The bids that stand in the current auction; everybody sees them. */
public final class StandingBids {
  private StandingBids() {}

  /** The bids on a lot, by player. */
  public static Map<String, Integer> on(GameState state, String lot) {
    if (state.stack().isEmpty()) return Map.of();
    return lot.isEmpty()
        ? SelectionAuctionStep.highest(state.top().memory())
        : Bidding.bidsOn(state.top().memory(), lot);
  }
}
