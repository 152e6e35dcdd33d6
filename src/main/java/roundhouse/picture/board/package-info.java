/** Draws the board with its margins, markers, rivers, borders and runs. */
package roundhouse.picture.board;
