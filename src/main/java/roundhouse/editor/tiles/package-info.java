/** The tiles of a design: drawn, counted in its manifest, and compared with what its map needs. */
package roundhouse.editor.tiles;
