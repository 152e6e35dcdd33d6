package roundhouse.lab.batch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.lab.simulation.SimulatedGame;

/**
 * The results of a batch.
 *
 * @param figures one for each variant and number of players
 * @param failures games that did not end by their rules
 * @param seconds of wall-clock time
 * @param threads that played
 */
public record BatchReport(
    String title,
    long seed,
    List<VariantFigures> figures,
    List<Failure> failures,
    double seconds,
    int threads) {

  /**
   * A game that did not end by its rules. * @param seed that reproduces it
   *
   * @param says what happened
   */
  public record Failure(String variant, int players, long seed, String says, SimulatedGame game) {}

  static BatchReport of(Batch batch, List<BatchGame> played, long nanos) {
    var figures = new ArrayList<VariantFigures>();
    Map<Key, SimulatedGame> first = firstVariant(batch, played);
    for (Variant variant : batch.variants()) {
      for (int players : batch.players()) {
        List<SimulatedGame> games =
            played.stream()
                .filter(each -> each.variant().equals(variant.name()) && each.players() == players)
                .map(BatchGame::game)
                .toList();
        int changed =
            (int)
                games.stream()
                    .filter(game -> differs(game, first.get(new Key(players, game.log().seed()))))
                    .count();
        figures.add(
            VariantFigures.of(
                variant.name(),
                players,
                games,
                new FinalPrices(variant.title().market()),
                changed));
      }
    }
    return new BatchReport(
        batch.variants().getFirst().title().id(),
        batch.seed(),
        figures,
        failures(played),
        nanos / 1e9,
        batch.threads());
  }

  private record Key(int players, long seed) {}

  private static Map<Key, SimulatedGame> firstVariant(Batch batch, List<BatchGame> played) {
    var first = new HashMap<Key, SimulatedGame>();
    String name = batch.variants().getFirst().name();
    for (BatchGame each : played)
      if (each.variant().equals(name))
        first.put(new Key(each.players(), each.game().log().seed()), each.game());
    return first;
  }

  private static boolean differs(SimulatedGame game, SimulatedGame other) {
    return other != null
        && !(game.log().actions().equals(other.log().actions())
            && game.worths().equals(other.worths()));
  }

  private static List<Failure> failures(List<BatchGame> played) {
    return played.stream()
        .filter(each -> !each.game().outcome().endedNormally())
        .map(
            each ->
                new Failure(
                    each.variant(),
                    each.players(),
                    each.game().log().seed(),
                    each.game().outcome().says(),
                    each.game()))
        .toList();
  }

  /** Total number of games. */
  public int games() {
    return figures.stream().mapToInt(VariantFigures::games).sum();
  }

  /** Games per second and core. */
  public double gamesPerSecondAndCore() {
    return seconds == 0 ? 0 : games() / seconds / threads;
  }
}
