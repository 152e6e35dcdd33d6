/** What goes out of the window as pages to print, and what comes in as somebody's zip. */
package roundhouse.editor.share;
