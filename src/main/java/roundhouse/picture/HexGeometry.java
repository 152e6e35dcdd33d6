package roundhouse.picture;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import roundhouse.board.Coordinate;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.Layout;
import roundhouse.board.Track;

/**
 * Computes where hexes, their edges and their corners are in a picture.
 *
 * @param radius from the centre of a hex to a corner, equal to the length of an edge
 */
public record HexGeometry(Layout layout, double radius) {
  /** The radius of hexes in boards and tiles; the caller scales the graphics. */
  public static final double RADIUS = 100;

  private static final double LANES_APART = 0.28;

  private static final double HALF_HEIGHT = Math.sqrt(3) / 2;

  public HexGeometry(Layout layout) {
    this(layout, RADIUS);
  }

  /** The centre of the hex at a place of the map. */
  public Vec centre(Coordinate place) {
    return layout.isFlat()
        ? new Vec(place.x() * 1.5 * radius, place.y() * HALF_HEIGHT * radius)
        : new Vec(place.x() * HALF_HEIGHT * radius, place.y() * 1.5 * radius);
  }

  /**
   * The direction from a hex's centre to an edge, in radians clockwise from the right.
   *
   * @param edge 0 to 5; halves mean the corners between two edges
   */
  public double angle(double edge) {
    return Math.toRadians((layout.isFlat() ? 90 : 120) + 60 * edge);
  }

  /** From a hex's centre to the middle of an edge. */
  public Vec edge(int edge) {
    return Vec.polar(angle(edge), inradius());
  }

  /** From a hex's centre to where track crosses an edge: its middle, or a lane beside that. */
  public Vec edge(Track.Edge edge) {
    double aside = LANES_APART * (edge.lane() - (edge.lanes() - 1) / 2.0);
    return edge(edge.number()).plus(Vec.polar(angle(edge.number() + 1.5), aside * radius));
  }

  /** From a hex's centre to the corner between an edge and the next. */
  public Vec corner(int edge) {
    return Vec.polar(angle(edge + 0.5), radius);
  }

  /** The distance from the centre of a hex to the middle of an edge. */
  public double inradius() {
    return HALF_HEIGHT * radius;
  }

  /** The hexagon around the origin, scaled by {@code part}. */
  public Path2D hexagon(double part) {
    var path = new Path2D.Double();
    for (int edge = 0; edge < 6; edge++) {
      Vec corner = corner(edge).times(part);
      if (edge == 0) path.moveTo(corner.x(), corner.y());
      else path.lineTo(corner.x(), corner.y());
    }
    path.closePath();
    return path;
  }

  /** The hexagon around a point of the picture, scaled by {@code part}. */
  public Shape hexagon(Vec centre, double part) {
    return AffineTransform.getTranslateInstance(centre.x(), centre.y())
        .createTransformedShape(hexagon(part));
  }

  /** How far a point, relative to a hex's centre, is outside its nearest edge; negative inside. */
  public double outside(Vec point) {
    double most = Double.NEGATIVE_INFINITY;
    for (int edge = 0; edge < 6; edge++)
      most = Math.max(most, point.dot(Vec.polar(angle(edge), 1)));
    return most - inradius();
  }

  /** The hex of a map at a point of the picture. */
  public Optional<Hex> hexAt(GameMap map, Point2D point) {
    Vec at = Vec.of(point);
    return map.hexes().values().stream()
        .min(Comparator.comparingDouble(hex -> centre(hex.place()).distance(at)))
        .filter(hex -> outside(at.minus(centre(hex.place()))) <= 0);
  }

  /** The bounding box of the hexes at some places; empty if there are none. */
  public Rectangle2D bounds(Collection<Coordinate> places) {
    Rectangle2D one = hexagon(1).getBounds2D();
    Rectangle2D all = new Rectangle2D.Double();
    for (Coordinate place : places) {
      Vec centre = centre(place);
      var box =
          new Rectangle2D.Double(
              one.getX() + centre.x(), one.getY() + centre.y(), one.getWidth(), one.getHeight());
      all = all.isEmpty() ? box : all.createUnion(box);
    }
    return all;
  }
}
