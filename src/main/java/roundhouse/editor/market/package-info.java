/** The share price chart of a design, edited as a picture. */
package roundhouse.editor.market;
