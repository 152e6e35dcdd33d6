/**
 * Goes through the history of a game: its log, rounds, branches, statistics and what a reload
 * changed.
 */
package roundhouse.editor.play.history;
