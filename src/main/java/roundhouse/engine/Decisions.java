package roundhouse.engine;

import java.util.List;
import roundhouse.game.Company;
import roundhouse.game.Player;

/** Who decides for a company: its president or, without a president, all players by agreement. */
public final class Decisions {
  private Decisions() {}

  /** A decision of a company, made by its president or by those who act for it. */
  public static Decision of(Game game, Company company, String step, String says) {
    List<String> deciders =
        company
            .president()
            .map(List::of)
            .orElseGet(() -> game.state().players().stream().map(Player::name).toList());
    return new Decision(company.id(), deciders, step, says);
  }
}
