/**
 * Rounds and turns as they stand in the state: their order and numbers, who operates when, and what
 * ends the game.
 */
package roundhouse.engine.rounds;
