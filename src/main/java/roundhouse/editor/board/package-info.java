/** The board under the hand: its cursor, what lies out of sight, what screen readers find. */
package roundhouse.editor.board;
