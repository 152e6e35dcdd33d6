package roundhouse.engine.play;

import java.util.List;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;

/** Who may know what a company has in its treasury. */
public final class TreasuryKnowledge {
  private TreasuryKnowledge() {}

  /**
   * Whether a player may know what a company has in its treasury; those without a president and
   * those that are bankrupt are open to all.
   */
  public static boolean knows(Title title, GameState state, String player, Company company) {
    return title.design().treasuries() == Design.Treasuries.EVERYBODY
        || company.president().isEmpty()
        || company.is(Company.Status.BANKRUPT)
        || company.held(Holder.named(player)) > 0;
  }

  /** Whether any of some players may know what a company has in its treasury. */
  public static boolean anyKnows(
      Title title, GameState state, List<String> players, Company company) {
    return players.stream().anyMatch(player -> knows(title, state, player, company));
  }
}
