/** Numbers of the design that follow the mouse, the wheel or the arrow keys. */
package roundhouse.editor.scrub;
