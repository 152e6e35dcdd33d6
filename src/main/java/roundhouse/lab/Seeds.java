package roundhouse.lab;

import roundhouse.engine.Chance;

/**
 * The seeds of a batch's games. Each depends only on the batch's seed and the game's position in
 * it.
 */
final class Seeds {
  private static final int HALF = 1 << 30;

  private Seeds() {}

  /** A small number, so that people can type the seed of a game that they want to see. */
  static long of(long batch, int players, int game) {
    return new Chance(batch * 1_000_003 + players * 10_007L + game).below(HALF);
  }
}
