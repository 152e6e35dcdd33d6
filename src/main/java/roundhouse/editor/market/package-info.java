/** Edits the share price chart of a design as a picture. */
package roundhouse.editor.market;
