/** The map of a design, drawn by mouse and keys. */
package roundhouse.editor.map;
