/** Notes: where the keys are, in a list, and as marks. */
package roundhouse.editor.notes;
