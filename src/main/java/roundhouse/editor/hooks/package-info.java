/**
 * The scripts of a title in the window: which hook is answered where, what it is asked, what it
 * says, and what it costs.
 */
package roundhouse.editor.hooks;
