/** What all parts of the window use: colours, settings, actions, and how snapshots reach views. */
package roundhouse.editor.kit;
