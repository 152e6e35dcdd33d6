/** Edits files of a design without changing any other character; independent of the window. */
package roundhouse.edit;
