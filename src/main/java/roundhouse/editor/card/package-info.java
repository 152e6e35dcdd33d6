/** The turn card: who decides, what may be done, and what follows from it. */
package roundhouse.editor.card;
