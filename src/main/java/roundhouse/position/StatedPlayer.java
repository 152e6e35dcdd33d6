package roundhouse.position;

import java.util.Optional;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.engine.Game;
import roundhouse.engine.play.Engine;
import roundhouse.game.Player;

/** A player as a test describes it. Shares and privates are given with companies and privates. */
public record StatedPlayer(
    @Says("Cash in hand.") @StateProperty(money = true, unlike = "%3$s has %s, not %s")
        Optional<Integer> cash,
    @Says(
            "Total worth of cash, shares and privates; only under 'then', since it follows from the"
                + " rest.")
        @StateProperty(money = true, unlike = "%3$s is worth %s, not %s")
        Optional<Integer> worth,
    @Says("Flags of the player, set by scripts.") @StateProperty(unlike = Stated.FLAG)
        ScriptData flags) {

  /**
   * A player in a state.
   *
   * @param worth whether a position names the worth, which takes time to find
   */
  static StatedPlayer of(Game game, Player player, boolean worth) {
    return new StatedPlayer(
        Optional.of(player.cash()),
        worth
            ? Optional.of(Engine.worth(game.title(), game.state(), player.name()))
            : Optional.empty(),
        Stated.flags(game.state(), player.name()));
  }
}
