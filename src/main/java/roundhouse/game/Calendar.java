package roundhouse.game;

/**
 * How far the game has come.
 *
 * @param set number of the set of rounds, from 1; a set is a stock round and the operating rounds
 *     after it; 0 in the opening
 * @param number of the round within its set, from 1
 * @param rounds operating rounds that this set has
 */
public record Calendar(int set, int number, int rounds) {}
