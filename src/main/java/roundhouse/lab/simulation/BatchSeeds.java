package roundhouse.lab.simulation;

import roundhouse.engine.SeededRandom;

/**
 * The seeds of a batch's games. Each depends only on the batch's seed and the game's position in
 * it.
 */
public final class BatchSeeds {
  private static final int HALF = 1 << 30;

  private BatchSeeds() {}

  /** A small number, so that people can type the seed of a game that they want to see. */
  public static long of(long batch, int players, int game) {
    return new SeededRandom(batch * 1_000_003 + players * 10_007L + game).below(HALF);
  }
}
