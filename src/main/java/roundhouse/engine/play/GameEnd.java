package roundhouse.engine.play;

import java.util.Comparator;
import roundhouse.design.spec.EndTiming;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.debts.PlayerBankruptcies;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.GameEndTriggers;
import roundhouse.engine.rounds.GameHooks;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.shares.PlayerWorth;
import roundhouse.engine.takeovers.LoanSettlement;
import roundhouse.game.Depot;
import roundhouse.game.EndTime;
import roundhouse.game.Frame;
import roundhouse.game.GameState.Ending;
import roundhouse.game.Player;

/** Ends the game at the right time. */
final class GameEnd {
  private GameEnd() {}

  /** Triggers the end of the game when the bank and its pool have no train left. */
  static void checkTrains(StateTransaction change) {
    Depot depot = change.state().depot();
    boolean sold = depot.upcoming().isEmpty() && depot.pool().isEmpty();
    if (sold && !isKnown(change, EndTiming.Cause.LAST_TRAIN))
      GameEndTriggers.trigger(change, EndTiming.Cause.LAST_TRAIN);
  }

  /** Triggers the end of the game when one player is left, once scripts know of the bankruptcy. */
  static void checkPlayers(StateTransaction change) {
    Game game = change.game();
    if (game.design().ends().containsKey(EndTiming.Cause.ONE_PLAYER_LEFT.word())
        && !PlayerBankruptcies.endsGame(game)
        && PlayerBankruptcies.left(game) < 2
        && !isKnown(change, EndTiming.Cause.ONE_PLAYER_LEFT))
      GameEndTriggers.trigger(change, EndTiming.Cause.ONE_PLAYER_LEFT);
  }

  /** Whether it has triggered the end already; a cause that lasts does so once. */
  private static boolean isKnown(StateTransaction change, EndTiming.Cause cause) {
    return change.state().ending().filter(end -> end.cause().equals(cause.word())).isPresent();
  }

  /** Triggers the end of the game when the bank is broken, or was for a moment of this action. */
  static void checkBank(StateTransaction change) {
    Game game = change.game();
    if (!Money.bankBroken(game) && !change.isBankOverdrawn()) return;
    logBrokenBank(change);
    if (!isKnown(change, EndTiming.Cause.BANK_BROKEN)
        && game.ask(GameHooks.BANK_CAN_BREAK, new GameHooks.BankCanBreak())) {
      GameEndTriggers.trigger(change, EndTiming.Cause.BANK_BROKEN);
    }
  }

  private static void logBrokenBank(StateTransaction change) {
    var broke = new MoneyEvent.BankBroke();
    if (!change.events().contains(broke)
        && !Money.bankBroken(new Game(change.title(), change.before()))) change.log(broke);
  }

  /** Ends the game at the end of the top round, if it is due. */
  static void atEndOfRound(StateTransaction change, Frame round) {
    var state = change.state();
    if (state.ending().isEmpty() || state.over()) return;
    var calendar = state.calendar();
    boolean operating = Rounds.isOperatingRound(change.game(), round);
    boolean lastOfSet = operating && calendar.number() >= calendar.rounds();
    Ending ending = state.ending().get();
    boolean now =
        switch (ending.when()) {
          case AT_ONCE -> false;
          case THIS_TURN, THIS_ROUND -> true;
          case NEXT_OPERATING_ROUND -> operating;
          case THIS_SET -> lastOfSet;
          case NEXT_SET -> lastOfSet && calendar.set() > ending.set();
        };
    if (now) finish(change);
  }

  /** Ends the game at the end of a turn, if it is due. */
  static void atEndOfTurn(StateTransaction change) {
    boolean now =
        change.state().ending().filter(ending -> ending.when() == EndTime.THIS_TURN).isPresent();
    if (now && !change.state().over()) finish(change);
  }

  /** Ends the game now: settles loans and logs the winner. */
  static void finish(StateTransaction change) {
    LoanSettlement.atEnd(change);
    change.update(change.state().ended());
    Game game = change.game();
    Player best =
        game.state().players().stream()
            .max(Comparator.comparingInt(player -> PlayerWorth.of(game, player)))
            .orElseThrow();
    String cause = game.state().ending().map(Ending::cause).orElse("");
    change.log(
        new RoundEvent.GameOver(cause, best.name(), game.amount(PlayerWorth.of(game, best))));
  }
}
