/** The immutable state of a game and what it is made of. */
package roundhouse.game;
