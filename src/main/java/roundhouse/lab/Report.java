package roundhouse.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of a batch.
 *
 * @param figures one for each variant and number of players
 * @param failures games that did not end by their rules
 * @param seconds of wall-clock time
 * @param threads that played
 */
public record Report(
    String title,
    long seed,
    List<Figures> figures,
    List<Failure> failures,
    double seconds,
    int threads) {

  /**
   * A game that did not end by its rules. * @param seed that reproduces it
   *
   * @param says what happened
   */
  public record Failure(String variant, int players, long seed, String says, GameRecord game) {}

  static Report of(Batch batch, List<Played> played, long nanos) {
    var figures = new ArrayList<Figures>();
    Map<Key, GameRecord> first = firstVariant(batch, played);
    for (Variant variant : batch.variants()) {
      for (int players : batch.players()) {
        List<GameRecord> games =
            played.stream()
                .filter(each -> each.variant().equals(variant.name()) && each.players() == players)
                .map(Played::record)
                .toList();
        int changed =
            (int)
                games.stream()
                    .filter(game -> differs(game, first.get(new Key(players, game.log().seed()))))
                    .count();
        figures.add(
            Figures.of(
                variant.name(),
                players,
                games,
                new StockPrices(variant.title().market()),
                changed));
      }
    }
    return new Report(
        batch.variants().getFirst().title().id(),
        batch.seed(),
        figures,
        failures(played),
        nanos / 1e9,
        batch.threads());
  }

  private record Key(int players, long seed) {}

  private static Map<Key, GameRecord> firstVariant(Batch batch, List<Played> played) {
    var first = new HashMap<Key, GameRecord>();
    String name = batch.variants().getFirst().name();
    for (Played each : played)
      if (each.variant().equals(name))
        first.put(new Key(each.players(), each.record().log().seed()), each.record());
    return first;
  }

  private static boolean differs(GameRecord game, GameRecord other) {
    return other != null
        && !(game.log().actions().equals(other.log().actions())
            && game.worths().equals(other.worths()));
  }

  private static List<Failure> failures(List<Played> played) {
    return played.stream()
        .filter(each -> !each.record().outcome().natural())
        .map(
            each ->
                new Failure(
                    each.variant(),
                    each.players(),
                    each.record().log().seed(),
                    each.record().outcome().says(),
                    each.record()))
        .toList();
  }

  /** Total number of games. */
  public int games() {
    return figures.stream().mapToInt(Figures::games).sum();
  }

  /** Games per second and core. */
  public double gamesPerSecondAndCore() {
    return seconds == 0 ? 0 : games() / seconds / threads;
  }
}
