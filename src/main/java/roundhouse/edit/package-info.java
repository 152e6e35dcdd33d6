/**
 * Edits of a designer's files that leave every character alone but those of what is edited; no
 * window in it.
 */
package roundhouse.edit;
