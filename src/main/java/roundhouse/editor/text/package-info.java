/** The design's files as text in the window, with their problems. */
package roundhouse.editor.text;
