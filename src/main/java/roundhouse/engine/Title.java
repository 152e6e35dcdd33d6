package roundhouse.engine;

import java.util.List;
import java.util.Map;
import roundhouse.board.GameMap;
import roundhouse.board.Tile;
import roundhouse.board.Upgrades;
import roundhouse.design.spec.Design;
import roundhouse.game.GameState;
import roundhouse.game.UnfitPlayers;
import roundhouse.market.StockMarket;

/**
 * A design bound to its rulebook: everything a game needs.
 *
 * @param id folder name of the design
 * @param options that are switched on
 * @param tiles of the manifest, by number
 * @param fingerprint of the design's files and scripts; if it differs, the rules may differ
 * @param executor runs its rules
 * @param services what only all the rules together can answer
 * @param withPlayers the title with numbers of players that switch options on by themselves
 */
public record Title(
    String id,
    Design design,
    List<String> options,
    GameMap map,
    Map<String, Tile> tiles,
    Upgrades upgrades,
    StockMarket market,
    Rulebook rules,
    String fingerprint,
    RuleExecutor executor,
    Services services,
    Map<Integer, Title> withPlayers) {

  /** The rules as a title knows them: they start its games. */
  public interface Services {
    /**
     * The first state of a game, in which play waits for a decision.
     *
     * @param players names in the order of seats
     * @throws UnfitPlayers when the title does not allow this number of players, or two players
     *     share a name
     */
    GameState start(Title title, List<String> players, long seed);
  }

  public Title {
    withPlayers = Map.copyOf(withPlayers);
  }

  /** The title with the options that this number of players switches on. */
  public Title forPlayers(int players) {
    return withPlayers.getOrDefault(players, this);
  }

  /**
   * The first state of a game.
   *
   * @param players names in the order of seats
   * @throws UnfitPlayers when the title does not allow this number of players, or two players share
   *     a name
   */
  public GameState start(List<String> players, long seed) {
    return executor.run(() -> services.start(this, players, seed));
  }

  /** The same title with another rulebook. */
  public Title with(Rulebook other) {
    return with(other, withPlayers);
  }

  /** The same title with these for their numbers of players. */
  public Title with(Map<Integer, Title> others) {
    return with(rules, others);
  }

  private Title with(Rulebook other, Map<Integer, Title> others) {
    return new Title(
        id,
        design,
        options,
        map,
        tiles,
        upgrades,
        market,
        other,
        fingerprint,
        executor,
        services,
        others);
  }
}
