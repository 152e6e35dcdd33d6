package roundhouse.engine.auctions;

import java.util.List;
import java.util.Map;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Game;
import roundhouse.game.GameState;

/** The lots and the bids that stand in the current auction; everybody sees them. */
public final class StandingBids {
  private StandingBids() {}

  /** The bids on a lot, by player. */
  public static Map<String, Integer> on(GameState state, String lot) {
    if (state.stack().isEmpty()) return Map.of();
    return lot.isEmpty()
        ? SelectionAuctionStep.highest(state.top().memory())
        : Bidding.bidsOn(state.top().memory(), lot);
  }

  /** What the winner of a selection auction that is on may pick; nothing if none is. */
  public static List<String> lots(Game game) {
    return EngineServices.of(game.title()).steps(game.turn().name()).stream()
        .filter(SelectionAuctionStep.class::isInstance)
        .map(step -> ((SelectionAuctionStep) step).onOffer(game))
        .findFirst()
        .orElse(List.of());
  }
}
