package roundhouse.engine.shares;

import java.util.ArrayList;
import java.util.List;
import roundhouse.engine.Change;
import roundhouse.engine.Game;

/** What a round remembers: the companies of which each player has sold shares in it. */
public final class SoldInRound {
  private static final String SOLD = "sold ";

  private SoldInRound() {}

  /** A player has sold shares of a company in a turn of the round. */
  public static void remember(Change change, String player, String company) {
    var round = change.state().round();
    var sold = new ArrayList<>(round.memory().words(SOLD + player));
    if (!sold.contains(company)) sold.add(company);
    change.round(round.remembering(SOLD + player, List.copyOf(sold)));
  }

  /** Companies of which a player has sold shares in this round. */
  public static List<String> by(Game game, String player) {
    return game.state().round().memory().words(SOLD + player);
  }
}
