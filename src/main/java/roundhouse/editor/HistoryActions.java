package roundhouse.editor;

import java.util.Optional;
import java.util.function.BiConsumer;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.reload.ReloadReport;

/** The steps through the history of the game that take more than one action. */
record HistoryActions(WindowParts parts) {

  /**
   * Takes the last move back and says which.
   *
   * @param say shows a message, and whether it is an alarm
   */
  void takeBack(BiConsumer<String, Boolean> say) {
    Optional<String> done =
        shown()
            .flatMap(play -> play.last().map(move -> says(play, move)))
            .map(move -> UiWords.of("edits.move-undone", move));
    say.accept(done.orElseGet(() -> UiWords.of("edits.no-move-to-undo")), done.isEmpty());
    parts.window.workshop().undo();
  }

  /** Makes the move again that was taken back last, and says which. */
  void doAgain(BiConsumer<String, Boolean> say) {
    Optional<String> done =
        shown()
            .filter(GameHistory::canRedo)
            .map(play -> says(play, play.played().get(play.at())))
            .map(move -> UiWords.of("edits.move-redone", move));
    say.accept(done.orElseGet(() -> UiWords.of("edits.no-move-to-redo")), done.isEmpty());
    parts.window.workshop().redo();
  }

  private Optional<GameHistory> shown() {
    return parts.window.bridge().shown().play();
  }

  private static String says(GameHistory play, PlayedAction move) {
    return play.title().design().words().in(move.says());
  }

  void goToPreviousRound() {
    parts.window.workshop().goTo(parts.game.history.previousRound());
  }

  void goToNextRound() {
    parts.window.workshop().goTo(parts.game.history.nextRound());
  }

  /** Goes to the first action after which the replayed game differs. */
  void goToDifference() {
    parts
        .window
        .bridge()
        .shown()
        .report()
        .flatMap(ReloadReport::firstDifference)
        .ifPresent(parts.window.workshop()::goTo);
  }
}
