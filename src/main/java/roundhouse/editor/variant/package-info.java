/** An edit of a title that comes with Roundhouse is held, and made in a variant. */
package roundhouse.editor.variant;
