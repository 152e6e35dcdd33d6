/** The board for the keyboard: its cursor, what is out of sight, what screen readers find. */
package roundhouse.editor.board;
