/** The revisions of the open design: what each save changed, and back to it. */
package roundhouse.editor.revisions;
