/** The tiles of a design: drawn, counted in its manifest, and held against what its map needs. */
package roundhouse.editor.tiles;
