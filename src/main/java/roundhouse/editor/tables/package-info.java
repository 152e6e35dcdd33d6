/** The parts of a design as tables, edited in place. */
package roundhouse.editor.tables;
