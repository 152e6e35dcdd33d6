/** The palette: every command by its name. */
package roundhouse.editor.palette;
