package roundhouse.editor.play.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import roundhouse.design.spec.TitleWords;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.EventKind;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.ActionSummary;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;

/**
 * A line of the log. Its sentence is made when the line is shown, for few lines of a game ever are.
 *
 * @param moment the number of the action it belongs to, from 1; 0 before the first
 * @param kind of the event; none for an action that the rules did not accept
 */
record LogLine(int moment, Optional<EventKind> kind, Supplier<String> sentence) {

  LogLine(int moment, EventKind kind, Supplier<String> sentence) {
    this(moment, Optional.of(kind), sentence);
  }

  String says() {
    return sentence.get();
  }

  /** What screen readers say of its row. */
  @Override
  public String toString() {
    return says();
  }

  boolean waiting() {
    return kind.isEmpty();
  }

  boolean is(EventKind wanted) {
    return kind.equals(Optional.of(wanted));
  }

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
            EventKind.HEADING,
            () ->
                UiWords.of(
                    "log.begin",
                    play.title().design().title(),
                    String.join(", ", play.players()))));
    TitleWords words = play.title().design().words();
    for (int index = 0; index < play.played().size(); index++) {
      PlayedAction moment = play.played().get(index);
      if (moment.events().isEmpty())
        lines.add(new LogLine(index + 1, EventKind.ACTION, () -> words.in(moment.says())));
      for (Event event : moment.events())
        lines.add(new LogLine(index + 1, event.kind(), () -> words.in(event.says())));
    }
    int index = play.played().size();
    for (Action action : play.waiting()) lines.add(waiting(++index, action));
    return lines;
  }

  private static LogLine waiting(int moment, Action action) {
    return new LogLine(moment, Optional.empty(), () -> ActionSummary.of(action));
  }

  private static List<LogLine> of(GameLog log) {
    var lines = new ArrayList<LogLine>();
    int index = 0;
    for (Action action : log.actions()) lines.add(waiting(++index, action));
    return lines;
  }
}
