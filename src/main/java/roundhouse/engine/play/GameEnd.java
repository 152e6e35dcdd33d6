package roundhouse.engine.play;

import java.util.Comparator;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.Names;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Endings;
import roundhouse.engine.rounds.GameHooks;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.shares.Worth;
import roundhouse.engine.takeovers.LoanSettlement;
import roundhouse.game.Frame;
import roundhouse.game.GameState.Ending;

/** Ends the game at the right time. */
final class GameEnd {
  private GameEnd() {}

  /** Checks for causes that can arise at any time. */
  static void watch(Change change) {
    Game game = change.game();
    if (game.state().ending().isEmpty()
        && Money.bankBroken(game)
        && game.ask(GameHooks.BANK_CAN_BREAK, new GameHooks.BankCanBreak())) {
      Endings.cause(change, Endings.BANK_BROKEN);
    }
  }

  /** Ends the game at the end of the top round, if it is due. */
  static void atEndOfRound(Change change, Frame round) {
    var state = change.state();
    if (state.ending().isEmpty() || state.over()) return;
    var calendar = state.calendar();
    boolean operating = Rounds.operating(change.game(), round);
    boolean lastOfSet = operating && calendar.number() >= calendar.rounds();
    Ending ending = state.ending().get();
    boolean now =
        switch (ending.when()) {
          case "this-turn", "this-round" -> true;
          case "next-operating-round" -> operating;
          case "this-set" -> lastOfSet;
          case "next-set" -> lastOfSet && calendar.set() > ending.set();
          default -> false;
        };
    if (now) finish(change);
  }

  /** Ends the game at the end of a turn, if it is due. */
  static void atEndOfTurn(Change change) {
    boolean now =
        change.state().ending().filter(ending -> ending.when().equals("this-turn")).isPresent();
    if (now && !change.state().over()) finish(change);
  }

  /** Ends the game now: settles loans and logs the winner. */
  static void finish(Change change) {
    LoanSettlement.atEnd(change);
    change.become(change.state().ended());
    Game game = change.game();
    String best =
        game.state().players().stream()
            .max(Comparator.comparingInt(player -> Worth.of(game, player)))
            .map(player -> player.name() + " with " + game.money(Worth.of(game, player)))
            .orElse("nobody");
    change.heading(
        "The game is over (%s): %s wins",
        Names.spaced(change.state().ending().map(Ending::cause).orElse("")), best);
  }
}
