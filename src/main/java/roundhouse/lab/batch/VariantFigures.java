package roundhouse.lab.batch;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import roundhouse.engine.Action;
import roundhouse.lab.simulation.Tally;
import roundhouse.market.MarketCell;

/**
 * The results of one variant with one number of players.
 *
 * @param failed games that did not end by their rules
 * @param outcomes games by how they ended
 * @param actions per game that ended by its rules
 * @param sets of rounds per such game
 * @param best the winners' worth in such games
 * @param lead of the winners over the last player in such games
 * @param wins games that each seat won, in seat order; a tie counts for all who share it
 * @param milliseconds per game, wall-clock time
 * @param trains bought new in all games, by type
 * @param floated games in which a company floated
 * @param tiles numbers of the tiles that were laid in any game
 * @param spaces of the market on which a price token stood in any game, from the top left
 * @param prices final share prices in games that ended by their rules, by company that has one
 * @param taken actions in all games, by type
 * @param events in all games, named as in {@link Tally}
 * @param fired games with at least one such event
 * @param changed games that differ from the game with the same seed in the first variant
 */
public record VariantFigures(
    String variant,
    int players,
    int games,
    int failed,
    Map<String, Integer> outcomes,
    Spread actions,
    Spread sets,
    Spread best,
    Spread lead,
    List<Integer> wins,
    Spread milliseconds,
    Map<String, Integer> trains,
    Map<String, Integer> floated,
    SortedSet<String> tiles,
    List<MarketCell> spaces,
    Map<String, Spread> prices,
    Map<String, Integer> taken,
    Map<String, Integer> events,
    Map<String, Integer> fired,
    int changed) {
  private static final String BANKRUPTCY = new Action.GoBankrupt("").type();

  /** Players who went bankrupt, in all games. */
  public int bankruptcies() {
    return taken.getOrDefault(BANKRUPTCY, 0);
  }
}
