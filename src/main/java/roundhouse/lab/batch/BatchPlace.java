package roundhouse.lab.batch;

/**
 * A game of a batch.
 *
 * @param variant its index among the variants
 * @param players the index of its number of players
 * @param game its number, from 0
 */
record BatchPlace(int variant, int players, int game) {}
