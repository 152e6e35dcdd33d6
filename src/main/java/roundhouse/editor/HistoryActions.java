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
    Optional<GameHistory> play = parts.window.bridge().shown().play();
    tell(
        say,
        play.flatMap(GameHistory::last).map(move -> words("edits.move-undone", play, move)),
        "edits.no-move-to-undo");
    parts.window.workshop().undo();
  }

  /** Makes the move again that was taken back last, and says which. */
  void doAgain(BiConsumer<String, Boolean> say) {
    Optional<GameHistory> play = parts.window.bridge().shown().play();
    tell(
        say,
        play.filter(GameHistory::canRedo)
            .map(game -> words("edits.move-redone", play, game.played().get(game.at()))),
        "edits.no-move-to-redo");
    parts.window.workshop().redo();
  }

  private static String words(String key, Optional<GameHistory> play, PlayedAction move) {
    return UiWords.of(key, play.orElseThrow().title().design().words().in(move.says()));
  }

  private static void tell(
      BiConsumer<String, Boolean> say, Optional<String> done, String otherwise) {
    say.accept(done.orElseGet(() -> UiWords.of(otherwise)), done.isEmpty());
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
