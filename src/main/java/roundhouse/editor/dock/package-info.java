/**
 * Views that the user can place anywhere: beside each other, as tabs, at an edge, in windows of
 * their own.
 */
package roundhouse.editor.dock;
