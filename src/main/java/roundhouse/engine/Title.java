package roundhouse.engine;

import java.util.List;
import java.util.Map;
import roundhouse.board.GameMap;
import roundhouse.board.Tile;
import roundhouse.board.Upgrades;
import roundhouse.design.Design;
import roundhouse.game.GameState;
import roundhouse.market.StockMarket;

/**
 * A design with its rulebook bound: everything a game needs.
 *
 * @param id folder name of the design
 * @param options that are on
 * @param tiles of the manifest by number
 * @param fingerprint of the design's files and scripts; another fingerprint may mean other rules
 * @param scope where its rules are worked out
 * @param course how play goes on under the rules of all fields
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
    Scope scope,
    Course course) {

  /**
   * The first state of a game.
   *
   * @param players names in the order of seats
   * @throws IllegalArgumentException when the title is not for so many, or two players have one
   *     name
   */
  public GameState start(List<String> players, long seed) {
    return scope.run(() -> course.start(this, players, seed));
  }

  /** The same title under other rules. */
  public Title with(Rulebook other) {
    return new Title(
        id, design, options, map, tiles, upgrades, market, other, fingerprint, scope, course);
  }
}
