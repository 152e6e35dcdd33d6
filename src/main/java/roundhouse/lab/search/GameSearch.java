package roundhouse.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import roundhouse.engine.Title;
import roundhouse.lab.experiment.GameSink;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.GameWatcher;
import roundhouse.lab.simulation.SimulatedGame;

/**
 * Searches the events of all games of an experiment. It keeps the first it finds, in the order of
 * the games, and counts the others.
 */
public final class GameSearch implements GameSink {
  private static final int EVENTS_KEPT = 1000;

  private final String text;
  private final Function<Title, EventCondition> condition;
  private final Map<GameKey, EventSearch> playing = new ConcurrentHashMap<>();
  private final List<FoundEvent> first = new ArrayList<>();
  private int events;
  private int gamesWith;
  private int games;

  /**
   * @param text part of a sentence of the log
   * @param condition what must be so meanwhile, read for each side
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
    List<FoundEvent> found = playing.remove(game.key()).found();
    games++;
    events += found.size();
    if (!found.isEmpty()) gamesWith++;
    found.stream().limit(EVENTS_KEPT - first.size()).forEach(first::add);
  }

  @Override
  public void leftOut(GameKey game, String why) {
    playing.remove(game);
  }

  /** The first events that were found. */
  public List<FoundEvent> first() {
    return List.copyOf(first);
  }

  /** How many events were found. */
  public int events() {
    return events;
  }

  /** How many games have such an event. */
  public int gamesWith() {
    return gamesWith;
  }

  /** How many games were searched. */
  public int games() {
    return games;
  }
}
