package roundhouse.engine.play;

import java.util.List;
import roundhouse.design.spec.TrainExport;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.rounds.Rounds;
import roundhouse.engine.trainpurchases.TrainSales;
import roundhouse.game.Frame;

/** The export of trains that phases ask for. */
final class TrainExports {
  private TrainExports() {}

  /**
   * Exports a train after an operating round or a set of them, if the phase says so. Returns the
   * turns that follow from it; they open the next round.
   */
  static List<Frame> after(StateTransaction change, Frame round, TrainExport.When when) {
    if (!Rounds.isOperatingRound(change.game(), round)
        || change.game().phase().exportsTrain().when() != when
        || !nextIsExported(change.game())) return List.of();
    change.remember(Rounds.OVER, true);
    List<Frame> before = change.state().stack();
    TrainSales.exportNext(change);
    List<Frame> after = change.state().stack();
    change.update(change.state().withStack(before));
    return after.subList(before.size(), after.size());
  }

  /** Whether the phase exports trains of the type that the bank sells next. */
  private static boolean nextIsExported(Game game) {
    return game.state().depot().upcoming().stream()
        .findFirst()
        .filter(train -> game.phase().exportsTrain().of(train.type()))
        .isPresent();
  }
}
