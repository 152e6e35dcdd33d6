package roundhouse.engine.shares;

import roundhouse.engine.Game;
import roundhouse.engine.money.Loans;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * What a player is worth: money, shares at what the bank would pay for them if their companies had
 * operated, privates.
 */
public final class PlayerWorth {
  private PlayerWorth() {}

  /** A player's worth now. */
  public static int of(Game game, Player player) {
    return game.ask(ShareHooks.WORTH, new ShareHooks.Worth(player));
  }

  static int standard(Game asIs, ShareHooks.Worth asked) {
    Game game = Loans.withFinalPrices(asIs);
    Player player = asked.player();
    int worth = player.cash();
    for (Company company : game.state().companies().values()) {
      int percent = company.held(Holder.of(player));
      if (percent > 0)
        worth +=
            game.ask(
                ShareHooks.SALE_PROCEEDS,
                new ShareHooks.SaleProceeds(
                    player, company, percent, SaleValue.priceInTheEnd(game, company)));
    }
    for (var held : game.state().privates().values()) {
      if (held.owner().is(player.name()))
        worth += game.ask(PrivateHooks.PRIVATE_WORTH, new PrivateHooks.PrivateWorth(held));
    }
    return worth;
  }
}
