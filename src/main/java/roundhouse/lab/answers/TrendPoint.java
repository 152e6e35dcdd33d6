package roundhouse.lab.answers;

/**
 * How a value spreads over games at the end of one set of rounds.
 *
 * @param games in which the company was there then
 */
public record TrendPoint(int set, double quarter, double half, double threeQuarters, int games) {}
