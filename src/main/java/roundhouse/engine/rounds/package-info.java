/**
 * Rounds and turns in the state: their order and numbers, the operating order, and what ends the
 * game.
 */
package roundhouse.engine.rounds;
