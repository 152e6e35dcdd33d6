/**
 * What all parts of the window use: colours, settings, commands, and the passing of snapshots to
 * views.
 */
package roundhouse.editor.kit;
