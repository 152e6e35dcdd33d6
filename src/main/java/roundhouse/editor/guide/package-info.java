/**
 * What can be read about Roundhouse, in the window: its pages, the section for what one is at, and
 * a search in all.
 */
package roundhouse.editor.guide;
