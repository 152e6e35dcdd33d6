package roundhouse.editor.change;

import java.util.List;
import java.util.stream.Stream;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.reload.ChangedActions;
import roundhouse.workshop.reload.ReloadReport;

/** What an edit of the rules did to the game, in lines. */
final class EditEffect {
  private EditEffect() {}

  /** First how many actions differ, then how the replay went, then what differs at the moment. */
  static List<String> of(GameHistory before, Snapshot now) {
    if (now.report().isEmpty() || now.play().isEmpty()) return List.of();
    ReloadReport report = now.report().get();
    int count = ChangedActions.count(before, now.play().get());
    return Stream.concat(
            Stream.of(UiWords.counted("change.differs", count, report.total()), report.says()),
            report.differences().stream())
        .toList();
  }
}
