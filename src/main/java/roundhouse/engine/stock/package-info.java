/**
 * Dealing in shares: a player's turn of a stock round, and companies that buy back their own and
 * issue them again.
 */
package roundhouse.engine.stock;
