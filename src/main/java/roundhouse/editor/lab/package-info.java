/** Many games that bots play beside the window, and what came of them. */
package roundhouse.editor.lab;
