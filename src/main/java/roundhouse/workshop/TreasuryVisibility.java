package roundhouse.workshop;

import java.util.List;
import java.util.Optional;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.engine.play.TreasuryKnowledge;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;

/**
 * Which treasuries the people at the screen, or a single player, may see.
 *
 * @param deciders who decides; empty while that is still being worked out
 */
public record TreasuryVisibility(Seats seats, Optional<List<String>> deciders) {
  public static TreasuryVisibility of(Snapshot now) {
    return new TreasuryVisibility(
        now.seats(),
        now.situation()
            .map(
                situation ->
                    situation.decision().map(decision -> decision.deciders()).orElse(List.of())));
  }

  /**
   * What one player may see, whoever decides.
   *
   * @param player "" for somebody who does not play, and sees what all players know
   */
  public static TreasuryVisibility of(String player) {
    return new TreasuryVisibility(Seats.PEOPLE, Optional.of(List.of(player)));
  }

  /** Whether they may see what a company has in a state of a game. */
  public boolean shows(Title title, GameState state, Company company) {
    if (title.design().treasuries() == Design.Treasuries.EVERYBODY || !exists(company)) return true;
    List<String> players = state.players().stream().map(Player::name).toList();
    return deciders.isPresent()
        && seats.shown(
            deciders.get(),
            players,
            player -> TreasuryKnowledge.knows(title, state, player, company));
  }

  /** Whether a company has a treasury; a bankrupt one's waits for its next president. */
  public static boolean exists(Company company) {
    return company.floated() || company.is(Company.Status.BANKRUPT);
  }
}
