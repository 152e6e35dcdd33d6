/** Edits the stock market of a design as a picture. */
package roundhouse.editor.market;
