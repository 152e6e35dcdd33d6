/** The first page of a new user: all designs, and a tour of three steps. */
package roundhouse.editor.start;
