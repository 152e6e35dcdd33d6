package roundhouse.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.rounds.Rounds;
import roundhouse.lab.experiment.GameSink;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.SimulatedGame;

/** Searches the events of all games of an experiment while they are played. */
public final class GameSearch implements GameSink {
  private final String text;
  private final Function<Title, EventCondition> condition;
  private final Map<GameKey, EventSearch> playing = new ConcurrentHashMap<>();
  private final FoundEvents found = new FoundEvents();

  /**
   * @param text part of a sentence of the log
   * @param condition on the state in which the event happens, read for each side
   */
  public GameSearch(String text, Function<Title, EventCondition> condition) {
    this.text = text;
    this.condition = condition;
  }

  @Override
  public GameWatcher watcher(Title title, GameKey key) {
    var search = new EventSearch(title, key, text, condition.apply(title));
    playing.put(key, search);
    return search;
  }

  @Override
  public void took(GameRecord game, Optional<SimulatedGame> failed) {
    found.add(playing.remove(game.key()).found());
  }

  @Override
  public void leftOut(GameKey game, String why) {
    playing.remove(game);
  }

  /** What was found so far. */
  public FoundEvents found() {
    return found;
  }

  /** Finds the events of one game whose sentence contains a text. */
  private static final class EventSearch implements GameWatcher {
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
}
