package roundhouse.lab.batch;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.engine.Action;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Tally;

/**
 * The results of one variant with one number of players.
 *
 * @param failed games that did not end by their rules
 * @param outcomes games by how they ended
 * @param actions per game
 * @param sets of rounds per game
 * @param best the winners' worth
 * @param lead of the winners over the last player
 * @param wins games that each seat won, in seat order; a tie counts for all who share it
 * @param milliseconds per game, wall-clock time
 * @param trains bought new in all games, by type
 * @param floated games in which a company floated
 * @param prices final share prices, by company that has one
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
    Map<String, Spread> prices,
    Map<String, Integer> taken,
    Map<String, Integer> events,
    Map<String, Integer> fired,
    int changed) {
  private static final String BANKRUPTCY = new Action.GoBankrupt("").type();

  static VariantFigures of(
      String variant, int players, List<SimulatedGame> games, FinalPrices market, int changed) {
    return new VariantFigures(
        variant,
        players,
        games.size(),
        (int) games.stream().filter(game -> !game.outcome().endedNormally()).count(),
        count(games.stream().map(game -> Map.of(game.outcome().says(), 1))),
        Spread.of(games.stream().mapToInt(game -> game.log().actions().size())),
        Spread.of(games.stream().mapToInt(game -> game.last().calendar().set())),
        Spread.of(games.stream().mapToInt(SimulatedGame::best)),
        Spread.of(games.stream().mapToInt(SimulatedGame::lead)),
        IntStream.range(0, players)
            .mapToObj(seat -> (int) games.stream().filter(game -> game.won(seat)).count())
            .toList(),
        Spread.of(games.stream().mapToInt(game -> (int) game.duration().toMillis())),
        sum(games, Tally::trains),
        count(
            games.stream()
                .flatMap(
                    game -> game.tally().floated().stream().map(company -> Map.of(company, 1)))),
        market.atEnd(games),
        sum(games, Tally::actions),
        sum(games, Tally::events),
        count(
            games.stream()
                .flatMap(
                    game ->
                        game.tally().events().keySet().stream().map(event -> Map.of(event, 1)))),
        changed);
  }

  /** Players who went bankrupt, in all games. */
  public int bankruptcies() {
    return taken.getOrDefault(BANKRUPTCY, 0);
  }

  private static Map<String, Integer> sum(
      List<SimulatedGame> games, Function<Tally, Map<String, Integer>> what) {
    return count(games.stream().map(game -> what.apply(game.tally())));
  }

  private static Map<String, Integer> count(Stream<Map<String, Integer>> counts) {
    var all = new TreeMap<String, Integer>();
    counts.forEach(some -> some.forEach((name, times) -> all.merge(name, times, Integer::sum)));
    return Collections.unmodifiableMap(all);
  }
}
