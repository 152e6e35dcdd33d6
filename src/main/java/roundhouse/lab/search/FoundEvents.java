package roundhouse.lab.search;

import java.util.ArrayList;
import java.util.List;

/** What a search has found: the first events in the order of the games, and how many there are. */
public final class FoundEvents {
  private static final int KEPT = 1000;

  private final List<FoundEvent> first = new ArrayList<>();
  private int events;
  private int gamesWith;
  private int games;

  /** Counts the next game with what was found in it. */
  void add(List<FoundEvent> found) {
    games++;
    events += found.size();
    if (!found.isEmpty()) gamesWith++;
    found.stream().limit(KEPT - first.size()).forEach(first::add);
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
