/** Compares two designs side by side in the window. */
package roundhouse.editor.compare;
