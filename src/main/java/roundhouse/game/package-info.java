/** The immutable state of a game and its parts. */
package roundhouse.game;
