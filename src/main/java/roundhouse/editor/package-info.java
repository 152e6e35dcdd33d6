/** The window: views that show snapshots of the workshop, and commands that ask it to act. */
package roundhouse.editor;
