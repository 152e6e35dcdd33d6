/** Hexes, tiles with stops and track, upgrades, and the board. */
package roundhouse.board;
