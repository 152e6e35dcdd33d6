/** The files of a design that are open for editing: their text, checks and saving. */
package roundhouse.workshop.documents;
