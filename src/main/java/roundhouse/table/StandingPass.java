package roundhouse.table;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;

/**
 * A player passes without being asked, where passing is offered, until something ends it: the end
 * of the round at the latest.
 *
 * @param round in which they do
 * @param shares who held what of the companies that matter
 */
record StandingPass(Until until, String round, Map<String, String> shares) {

  /** What else ends it. */
  enum Until {
    /** Nothing. */
    ROUND,
    /** Somebody buys or sells shares of a company of which the player holds any. */
    TRADE
  }

  StandingPass {
    shares = Map.copyOf(shares);
  }

  static StandingPass of(GameHistory game, String player, Until until) {
    var shares = new TreeMap<String, String>();
    if (until == Until.TRADE)
      for (Company company : game.state().companies().values())
        if (company.held(Holder.named(player)) > 0)
          shares.put(company.id(), held(game.state(), company.id()));
    return new StandingPass(until, round(game), shares);
  }

  private static String round(GameHistory game) {
    return RoundName.of(game.title().design(), game.state());
  }

  private static String held(GameState state, String company) {
    return state.company(company).certificates().toString();
  }

  /** Why it has ended; empty while it lasts. */
  Optional<String> ended(GameHistory game) {
    if (!round.equals(round(game)))
      return Optional.of("The round has ended: nobody passes for you any longer.");
    return shares.keySet().stream()
        .filter(company -> !held(game.state(), company).equals(shares.get(company)))
        .findFirst()
        .map(
            company ->
                "Shares of %s have changed hands: nobody passes for you any longer."
                    .formatted(company));
  }
}
