/** The common ways to show data as tables. */
package roundhouse.editor.kit.tables;
