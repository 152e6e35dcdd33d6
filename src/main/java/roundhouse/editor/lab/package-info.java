/** Many games that bots play in the background, and their results. */
package roundhouse.editor.lab;
