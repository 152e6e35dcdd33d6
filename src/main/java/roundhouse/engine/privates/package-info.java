/**
 * Private companies: their income, what they save and block, when they close, and the tokens they
 * place on the board.
 */
package roundhouse.engine.privates;
