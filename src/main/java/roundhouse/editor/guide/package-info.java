/**
 * The guide in the window: its pages, the section on the current view, and a search in all of them.
 */
package roundhouse.editor.guide;
