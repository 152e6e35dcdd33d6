/** Who holds what, as a matrix of companies and players, and the bank's tables. */
package roundhouse.turn.holdings;
