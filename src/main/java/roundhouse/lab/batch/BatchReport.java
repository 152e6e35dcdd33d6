package roundhouse.lab.batch;

import java.util.List;
import roundhouse.lab.simulation.SimulatedGame;

/**
 * The results of a batch.
 *
 * @param figures one for each variant and number of players
 * @param failures the first games that did not end by their rules; the figures count all
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
   * A game that did not end by its rules.
   *
   * @param seed that reproduces it
   * @param says what happened
   */
  public record Failure(String variant, int players, long seed, String says, SimulatedGame game) {}

  /** Number of games that did not end by their rules. */
  public int failed() {
    return figures.stream().mapToInt(VariantFigures::failed).sum();
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
