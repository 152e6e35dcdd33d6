/** The three workspaces of the window, and how the parts of Play share the screen. */
package roundhouse.editor.workspace;
