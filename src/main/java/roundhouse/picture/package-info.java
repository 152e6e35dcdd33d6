/**
 * Pictures of the board, the market and single tiles, drawn with Java2D and without widgets: the
 * same code paints windows, PNG and SVG.
 *
 * <p>Units: the radius of a hex (centre to corner) is {@link
 * roundhouse.picture.HexGeometry#RADIUS}; a caller scales the graphics to the size it wants.
 */
package roundhouse.picture;
