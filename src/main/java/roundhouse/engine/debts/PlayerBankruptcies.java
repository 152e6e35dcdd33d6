package roundhouse.engine.debts;

import roundhouse.design.spec.EndTiming;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * A player who cannot pay is bankrupt: all shares that may be sold are sold, and presidents may
 * protect the prices of their companies if the design allows it. Then the game ends, or goes on
 * without that player.
 */
public final class PlayerBankruptcies {
  private static final String BANKRUPT = Rounds.BANKRUPT;

  private PlayerBankruptcies() {}

  /**
   * Declares a player bankrupt who cannot pay: what may be sold is sold by the usual rules.
   *
   * @param receiver who gets the money that is left
   */
  public static void declare(
      StateTransaction change, ForcedSales sales, ForcedSales.Need need, Holder receiver) {
    Holder player = Holder.of(need.seller());
    boolean last = endsGame(change.game());
    change.log(new MoneyEvent.PlayerBankrupt(player.name()));
    for (String of : change.state().companies().keySet()) sales.sellMost(change, need, of);
    mark(change, player.name());
    if (!last) leave(change, player);
    payAll(change, player, receiver);
    PriceProtection.offer(change);
    if (last) endWhenSettled(change);
  }

  static boolean isBankrupt(Game game, String player) {
    return Boolean.TRUE.equals(game.state().flag(player, BANKRUPT));
  }

  /** Whether the first bankruptcy ends the game. */
  public static boolean endsGame(Game game) {
    return game.design().ends().containsKey(EndTiming.Cause.PLAYER_BANKRUPT.word());
  }

  private static void payAll(StateTransaction change, Holder player, Holder receiver) {
    Money.pay(change, player, receiver, change.state().player(player.name()).cash());
  }

  private static void mark(StateTransaction change, String player) {
    change.update(change.state().withFlag(player, BANKRUPT, true));
  }

  /**
   * Play goes on without the player: the shares that could not be sold go to the pool, whatever it
   * may hold, without moving prices. Scripts may say that they bring less.
   */
  private static void leave(StateTransaction change, Holder player) {
    Privates.closeAllOf(change, player.name());
    for (Company company : change.state().companies().values()) {
      int percent = company.held(player);
      if (percent == 0) continue;
      int proceeds = proceeds(change.game(), player, company, percent);
      Money.pay(change, Holder.BANK, player, proceeds);
      change.log(
          proceeds == 0
              ? new ShareEvent.SharesMoved(company.id(), percent, player.name(), Holder.POOL.name())
              : new ShareEvent.SharesSold(
                  player.name(), company.id(), percent, change.game().amount(proceeds)));
      Presidency.leave(change, company.id(), player);
    }
    ForcedSales.forget(change);
    passPriority(change, player.name());
  }

  private static int proceeds(Game game, Holder player, Company company, int percent) {
    return game.space(company).isEmpty()
        ? 0
        : game.ask(
            ShareHooks.SALE_PROCEEDS,
            new ShareHooks.SaleProceeds(
                game.state().player(player.name()), company, percent, game.price(company)));
  }

  private static void passPriority(StateTransaction change, String player) {
    if (change.state().priority().equals(player))
      change.update(change.state().withPriority(Rounds.leftInPlay(change.game(), player)));
  }

  /** How many players have not gone bankrupt. */
  public static long left(Game game) {
    return game.state().players().stream()
        .filter(player -> !isBankrupt(game, player.name()))
        .count();
  }

  /** Ends the game after a bankruptcy, once no president has a price left to protect. */
  public static void endWhenSettled(StateTransaction change) {
    boolean protecting = change.state().top().name().equals(PriceProtection.TURN);
    if (isLast(change.game()) && !protecting)
      GameEndTriggers.trigger(change, EndTiming.Cause.PLAYER_BANKRUPT);
  }

  /** Whether a bankruptcy ends the game, so that nobody acts but to protect a price. */
  public static boolean isLast(Game game) {
    return endsGame(game)
        && game.state().players().stream()
            .map(Player::name)
            .anyMatch(name -> isBankrupt(game, name));
  }
}
