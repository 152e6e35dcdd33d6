/** Counts what a box contains, copies pictures, and opens zips from others. */
package roundhouse.editor.share;
