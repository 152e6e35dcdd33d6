package roundhouse.engine.shares;

import java.util.ArrayList;
import java.util.List;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/** Round memory: the companies whose shares each player has sold. */
public final class RoundSalesRecord {
  private static final MemoryKey<List<String>> SOLD = MemoryKey.list("sold ");

  private RoundSalesRecord() {}

  /** Records that a player has sold shares of a company. */
  public static void remember(StateTransaction change, Holder player, String company) {
    var round = change.state().round();
    var sold = new ArrayList<>(round.memory().get(SOLD.of(player.name())));
    if (!sold.contains(company)) sold.add(company);
    change.replaceRound(round.remembering(SOLD.of(player.name()), List.copyOf(sold)));
  }

  /** Companies whose shares a player has sold in this round. */
  public static List<String> by(Game game, Holder player) {
    return game.state().round().memory().get(SOLD.of(player.name()));
  }
}
