/** The map of a design, drawn with mouse and keys. */
package roundhouse.editor.map;
