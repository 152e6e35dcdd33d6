package roundhouse.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.rounds.Rounds;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.simulation.GameWatcher;

/** Finds the events of one game whose sentence contains a text. */
final class EventSearch implements GameWatcher {
  private final Title title;
  private final GameKey key;
  private final String text;
  private final EventCondition condition;
  private final List<FoundEvent> found = new ArrayList<>();
  private int actions;

  /**
   * @param text part of a sentence of the log, in small or capital letters
   */
  EventSearch(Title title, GameKey key, String text, EventCondition condition) {
    this.title = title;
    this.key = key;
    this.text = text.toLowerCase(Locale.ROOT);
    this.condition = condition;
  }

  @Override
  public void played(Played action) {
    actions++;
    String round = Rounds.title(new Game(title, action.before()));
    for (Event event : action.result().events()) {
      String says = event.says();
      if (event instanceof RoundEvent.RoundBegan) round = says;
      if (says.toLowerCase(Locale.ROOT).contains(text) && condition.met(action.before(), event))
        found.add(new FoundEvent(key, actions, round, says));
    }
  }

  List<FoundEvent> found() {
    return List.copyOf(found);
  }
}
