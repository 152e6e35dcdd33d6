package roundhouse.picture;

import java.awt.geom.Path2D;
import roundhouse.board.Track;

/**
 * The circular arc (or line) from {@code from} in the direction {@code heading} to {@code to}. From
 * the middle of one edge, heading inwards, to the middle of another, it is the curve of real tiles,
 * at right angles to both edges.
 */
public record CircularArc(Vec from, Vec heading, Vec to) {
  private static final double STRAIGHT = 1e-6;

  /** The track from an edge to a point of the tile. */
  public static CircularArc fromEdge(HexGeometry geometry, int edge, Vec to) {
    return fromEdge(geometry, new Track.Edge(edge), to);
  }

  /** The track from a lane at an edge to a point of the tile. */
  public static CircularArc fromEdge(HexGeometry geometry, Track.Edge edge, Vec to) {
    return new CircularArc(geometry.edge(edge), geometry.edge(edge.number()).times(-1).unit(), to);
  }

  public Vec at(double part) {
    if (isStraight()) return from.plus(to.minus(from).times(part));
    Vec centre = centre();
    return centre.plus(from.minus(centre).rotated(sweep() * part));
  }

  public Vec headingAt(double part) {
    return isStraight() ? heading : heading.rotated(sweep() * part);
  }

  public Path2D path() {
    var path = new Path2D.Double();
    path.moveTo(from.x(), from.y());
    if (isStraight()) {
      path.lineTo(to.x(), to.y());
      return path;
    }
    int pieces = (int) Math.ceil(Math.abs(sweep()) / (Math.PI / 3));
    for (int piece = 0; piece < pieces; piece++)
      curve(path, (double) piece / pieces, (piece + 1.0) / pieces);
    return path;
  }

  private void curve(Path2D path, double begin, double end) {
    double reach =
        4.0 / 3 * Math.tan(Math.abs(sweep()) * (end - begin) / 4) * from.distance(centre());
    Vec last = at(end);
    Vec first = at(begin).plus(headingAt(begin).times(reach));
    Vec second = last.minus(headingAt(end).times(reach));
    path.curveTo(first.x(), first.y(), second.x(), second.y(), last.x(), last.y());
  }

  private boolean isStraight() {
    Vec way = to.minus(from);
    return Math.abs(heading.cross(way)) <= STRAIGHT * Math.max(1, way.length());
  }

  private double sweep() {
    Vec way = to.minus(from);
    return 2 * Math.atan2(heading.cross(way), heading.dot(way));
  }

  private Vec centre() {
    Vec way = to.minus(from);
    Vec side = heading.normal();
    return from.plus(side.times(way.dot(way) / (2 * side.dot(way))));
  }
}
