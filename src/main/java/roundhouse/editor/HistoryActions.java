package roundhouse.editor;

import roundhouse.workshop.reload.ReloadReport;

/** The steps through the history of the game that take more than one action. */
record HistoryActions(WindowParts parts) {

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
