package roundhouse.engine.play;

import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.design.binding.YamlNames;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.ShareEvent;
import roundhouse.game.Holder;

/**
 * What the log says of effects whose rule logs nothing itself, so that no script changes the game
 * unseen. Flags are a script's own notes, and turns are logged when they are played.
 */
final class EffectEvents {
  private EffectEvents() {}

  static void log(StateTransaction change, Effect effect) {
    of(change.game(), effect).forEach(change::log);
  }

  private static List<Event> of(Game game, Effect effect) {
    return switch (effect) {
      case Effect.Pay pay -> pay.amount() == 0 ? List.of() : List.of(paid(game, pay));
      case Effect.MoveShares(String company, String from, String to, int percent) ->
          List.of(new ShareEvent.SharesMoved(company, percent, from, to));
      case Effect.GivePrivate give -> List.of(new PrivateEvent.PrivateGiven(give.to(), give.id()));
      case Effect.SetLimit set -> List.of(limited(set));
      case Effect.Cease cease -> List.of(new CompanyEvent.CompanyCeased(cease.company()));
      case Effect.TakeUpTiles take -> takenUp(game, take);
      default -> List.of();
    };
  }

  private static Event paid(Game game, Effect.Pay pay) {
    return Holder.BANK.is(pay.from())
        ? new MoneyEvent.MoneyReceived(pay.to(), game.amount(pay.amount()))
        : new MoneyEvent.MoneyPaid(pay.from(), pay.to(), game.amount(pay.amount()));
  }

  private static Event limited(Effect.SetLimit set) {
    return set.number() < 0
        ? new RoundEvent.LimitRestored(set.limit(), set.entity())
        : new RoundEvent.LimitSet(set.limit(), set.entity(), set.number());
  }

  private static List<Event> takenUp(Game game, Effect.TakeUpTiles take) {
    return HexId.all(take.hexes()).stream()
        .filter(hex -> liesIn(game.state().board(), hex, take.color()))
        .<Event>map(hex -> new BoardEvent.TileTakenUp(HexLabel.of(game.title().map().hex(hex))))
        .toList();
  }

  /** Whether a laid tile of this colour lies in a hex. */
  static boolean liesIn(Board board, HexId hex, String color) {
    return board.laid().containsKey(hex) && YamlNames.word(board.tile(hex).color()).equals(color);
  }
}
