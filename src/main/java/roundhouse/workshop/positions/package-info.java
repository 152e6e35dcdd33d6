/** Writes a moment of a game as a test position. */
package roundhouse.workshop.positions;
