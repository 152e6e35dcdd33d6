/** Asks what a new game, a new design or a project of the user's own is to be. */
package roundhouse.editor.setup;
