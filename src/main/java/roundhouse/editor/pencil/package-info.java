/** A board to try ideas on: any tile anywhere, any marker, outside the game. */
package roundhouse.editor.pencil;
