/** Sets a game by hand, to come to a position. */
package roundhouse.engine.arrangement;
