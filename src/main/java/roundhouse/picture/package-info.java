/**
 * Pictures of the board, the market, tiles and plots, drawn with Java2D and without widgets: the
 * same code paints windows, PNG and SVG.
 *
 * <p>Units: the radius of a hex (centre to corner) is {@link
 * roundhouse.picture.HexGeometry#RADIUS}; callers scale the graphics to the size they want.
 */
package roundhouse.picture;
