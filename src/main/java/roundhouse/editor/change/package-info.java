/** Values of the design changed where the game shows them. */
package roundhouse.editor.change;
