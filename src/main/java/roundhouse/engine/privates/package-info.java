/**
 * Private companies: their income, discounts and blocked hexes, when they close, and their tokens
 * on the board.
 */
package roundhouse.engine.privates;
