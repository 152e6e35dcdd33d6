package roundhouse.editor;

import roundhouse.workshop.reload.ReloadReport;

/** The steps through the history of the game that take more than one action. */
record HistoryActions(WindowParts parts) {

  void goToPreviousRound() {
    parts.workshop.goTo(parts.history.previousRound());
  }

  void goToNextRound() {
    parts.workshop.goTo(parts.history.nextRound());
  }

  /** Goes to the first action after which the replayed game differs. */
  void goToDifference() {
    parts
        .bridge
        .shown()
        .report()
        .flatMap(ReloadReport::firstDifference)
        .ifPresent(parts.workshop::goTo);
  }
}
