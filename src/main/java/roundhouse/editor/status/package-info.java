/** The strip at the bottom of the window: notices, problems, the last reload, the game. */
package roundhouse.editor.status;
