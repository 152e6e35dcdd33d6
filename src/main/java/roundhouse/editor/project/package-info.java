/** The project as a tree: its designs, their files and tests, scripts, and the tile library. */
package roundhouse.editor.project;
