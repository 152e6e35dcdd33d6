/** Small icons that are drawn, so that they are sharp at every screen resolution. */
package roundhouse.editor.kit.icons;
