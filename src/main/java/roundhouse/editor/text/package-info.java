/** The design's files in the window: as text, with what is wrong in them. */
package roundhouse.editor.text;
