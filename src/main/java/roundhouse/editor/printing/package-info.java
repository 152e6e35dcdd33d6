/** Creates pages to print, and shows them before. */
package roundhouse.editor.printing;
