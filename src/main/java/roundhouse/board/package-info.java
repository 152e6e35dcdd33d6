/** Hexes, edges, tiles with their stops and track, what replaces what, and the board as laid. */
package roundhouse.board;
