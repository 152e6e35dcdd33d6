/**
 * The scripts of a title in the window: which script answers which hook, what it is asked and
 * answers, and how long it takes.
 */
package roundhouse.editor.hooks;
