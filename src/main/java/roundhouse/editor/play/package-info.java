/** The game in the window: board, market, choices, tables, log and history. */
package roundhouse.editor.play;
