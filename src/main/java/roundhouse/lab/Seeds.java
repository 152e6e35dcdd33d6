package roundhouse.lab;

import roundhouse.engine.Chance;

/**
 * Seeds of the games of a batch: each depends on the batch's seed and the game's place in it alone.
 */
final class Seeds {
  private static final int HALF = 1 << 30;

  private Seeds() {}

  /** Small and readable, so that people can type the seed of a game that they want to see. */
  static long of(long batch, int players, int game) {
    return new Chance(batch * 1_000_003 + players * 10_007L + game).below(HALF);
  }
}
