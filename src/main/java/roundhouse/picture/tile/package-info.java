/** Draws single hexagons: where stops, track and words lie on them, and how they look. */
package roundhouse.picture.tile;
