package roundhouse.lab.simulation;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import roundhouse.market.MarketCell;

/**
 * Counts of what happened in a game.
 *
 * @param actions taken, by type
 * @param events by type, with the phase, train, round, cause or dividend if one is named
 * @param trains bought new from the bank, by type
 * @param floated companies that floated at least once
 * @param tiles numbers of the tiles that lay on the board
 * @param spaces of the market on which a price token stood
 */
public record Tally(
    Map<String, Integer> actions,
    Map<String, Integer> events,
    Map<String, Integer> trains,
    Set<String> floated,
    Set<String> tiles,
    Set<MarketCell> spaces) {
  public static final Tally NOTHING =
      new Tally(Map.of(), Map.of(), Map.of(), Set.of(), Set.of(), Set.of());

  public Tally {
    actions = Collections.unmodifiableMap(new TreeMap<>(actions));
    events = Collections.unmodifiableMap(new TreeMap<>(events));
    trains = Collections.unmodifiableMap(new TreeMap<>(trains));
    floated = Collections.unmodifiableSet(new TreeSet<>(floated));
    tiles = Set.copyOf(tiles);
    spaces = Set.copyOf(spaces);
  }
}
