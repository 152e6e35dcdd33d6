/** Sets a game by hand to reach a position. */
package roundhouse.engine.arrangement;
