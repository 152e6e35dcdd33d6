/**
 * The window: views that show snapshots of the workshop, and actions that ask it to do something.
 */
package roundhouse.editor;
