/** Creates pages to print, and opens zips from others. */
package roundhouse.editor.share;
