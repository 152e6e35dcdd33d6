package roundhouse.editor;

import java.util.function.Predicate;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.reload.ReloadReport;

/** When a command is enabled. */
enum CommandCondition {
  ALWAYS(_ -> true),
  DESIGN(now -> now.design().isPresent()),
  GAME(now -> now.play().isPresent()),
  GAME_GOES_ON(now -> inGame(now, play -> !play.state().over())),
  CAN_UNDO(now -> inGame(now, GameHistory::canUndo)),
  CAN_REDO(now -> inGame(now, GameHistory::canRedo)),
  SITUATION(now -> now.situation().isPresent()),
  DECISION(now -> now.situation().flatMap(situation -> situation.decision()).isPresent()),
  REPLAY_STOPPED(now -> inGame(now, play -> !play.waiting().isEmpty())),
  REPLAY_DIFFERS(now -> now.report().flatMap(ReloadReport::firstDifference).isPresent());

  private final Predicate<Snapshot> holds;

  CommandCondition(Predicate<Snapshot> holds) {
    this.holds = holds;
  }

  boolean holds(Snapshot now) {
    return holds.test(now);
  }

  private static boolean inGame(Snapshot now, Predicate<GameHistory> when) {
    return now.play().filter(when).isPresent();
  }
}
