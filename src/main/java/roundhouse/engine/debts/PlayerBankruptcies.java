package roundhouse.engine.debts;

import roundhouse.design.spec.EndTiming;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.PriceProtection;
import roundhouse.engine.shares.StockTurnRules;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * A player who cannot pay is bankrupt: all shares that may be sold are sold, and presidents may
 * protect the prices of their companies if the design allows it.
 */
public final class PlayerBankruptcies {
  private static final String BANKRUPT = Rounds.BANKRUPT;

  private PlayerBankruptcies() {}

  /**
   * Declares a player bankrupt who cannot pay.
   *
   * @param receiver who gets the money that is left
   */
  public static void declare(
      StateTransaction change, ForcedSales sales, ForcedSales.Need need, Holder receiver) {
    Player player = need.seller();
    change.log(new MoneyEvent.PlayerBankrupt(player.name()));
    if (!endsGame(change.game())) {
      leave(change, Holder.of(player), receiver);
      return;
    }
    for (String of : change.state().companies().keySet()) sales.sellMost(change, need, of);
    payAll(change, Holder.of(player), receiver);
    mark(change, player.name());
    if (StockTurnRules.of(change.game()).bankruptcyMovesPrices()) PriceProtection.offer(change);
    endWhenSettled(change);
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
   * Play goes on without the player: all shares are sold, whatever the pool may hold, without
   * moving prices, and all money goes to whoever is owed it.
   */
  private static void leave(StateTransaction change, Holder player, Holder receiver) {
    for (Company company : change.state().companies().values()) {
      int percent = company.held(player);
      if (percent == 0 || change.game().space(company).isEmpty()) continue;
      int price = change.game().price(company);
      Money.pay(change, Holder.BANK, player, company.value(percent, price));
      Presidency.leave(change, company.id(), player);
    }
    Privates.closeAllOf(change, player.name());
    payAll(change, player, receiver);
    mark(change, player.name());
    passPriority(change, player.name());
    if (left(change) < 2) GameEndTriggers.trigger(change, EndTiming.Cause.ONE_PLAYER_LEFT);
  }

  private static void passPriority(StateTransaction change, String player) {
    if (change.state().priority().equals(player))
      change.update(change.state().withPriority(Rounds.leftInPlay(change.game(), player)));
  }

  private static long left(StateTransaction change) {
    return change.state().players().stream()
        .filter(player -> !isBankrupt(change.game(), player.name()))
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
