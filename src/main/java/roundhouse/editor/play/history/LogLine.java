package roundhouse.editor.play.history;

import java.util.ArrayList;
import java.util.List;
import roundhouse.engine.Action;
import roundhouse.engine.Event;
import roundhouse.engine.GameLog;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.ActionSummary;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;

/**
 * A line of the log.
 *
 * @param moment the number of the action it belongs to, from 1; 0 before the first
 * @param kind the kind of the event; "waiting" for an action that the rules did not accept
 */
record LogLine(int moment, String kind, String says) {

  static List<LogLine> of(Snapshot now) {
    return now.play()
        .map(LogLine::of)
        .orElseGet(() -> now.orphan().map(LogLine::of).orElse(List.of()));
  }

  private static List<LogLine> of(GameHistory play) {
    var lines = new ArrayList<LogLine>();
    lines.add(
        new LogLine(
            0,
            "round",
            UiWords.of(
                "log.begin", play.title().design().title(), String.join(", ", play.players()))));
    for (int index = 0; index < play.played().size(); index++) {
      PlayedAction moment = play.played().get(index);
      if (moment.events().isEmpty()) lines.add(new LogLine(index + 1, "action", moment.says()));
      for (Event event : moment.events())
        lines.add(new LogLine(index + 1, event.kind(), event.says()));
    }
    int index = play.played().size();
    for (Action action : play.waiting())
      lines.add(new LogLine(++index, "waiting", ActionSummary.of(action)));
    return lines;
  }

  private static List<LogLine> of(GameLog log) {
    var lines = new ArrayList<LogLine>();
    int index = 0;
    for (Action action : log.actions())
      lines.add(new LogLine(++index, "waiting", ActionSummary.of(action)));
    return lines;
  }
}
