/** The first page of a new user: the designs there are, and a tour of three steps. */
package roundhouse.editor.start;
