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

/** The end of the game, once its time has come. */
final class GameEnd {
  private GameEnd() {}

  /** Looks for causes that may arise anywhere. */
  static void watch(Change change) {
    Game game = change.game();
    if (game.state().ending().isEmpty()
        && Money.bankBroken(game)
        && game.ask(GameHooks.BANK_CAN_BREAK, new GameHooks.BankCanBreak())) {
      Endings.cause(change, Endings.BANK_BROKEN);
    }
  }

  /** Ends the game when its time has come at the end of the round on top. */
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

  /** Ends the game when it was to end with the turn that is over. */
  static void atEndOfTurn(Change change) {
    boolean now =
        change.state().ending().filter(ending -> ending.when().equals("this-turn")).isPresent();
    if (now && !change.state().over()) finish(change);
  }

  /** The game ends now: loans are settled, and who has won is told. */
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
