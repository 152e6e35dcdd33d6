/**
 * Views that stand where the user wants them: beside each other, as tabs, at an edge, in windows of
 * their own.
 */
package roundhouse.editor.dock;
