package roundhouse.picture.board;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import roundhouse.picture.Vec;

/**
 * The course of a river through a hex, relative to its centre, from one corner over the middle of
 * its bend to another.
 *
 * @param entry direction in which it leaves the first corner
 * @param exit direction in which it arrives at the last one
 */
record RiverCourse(Vec from, Vec entry, Vec bend, Vec to, Vec exit) {
  private static final double STIFFNESS = 0.4;
  private static final int PARTS = 8;

  Path2D path() {
    var path = new Path2D.Double();
    path.moveTo(from.x(), from.y());
    curve(path, from, entry, bend, onward());
    curve(path, bend, onward(), to, exit);
    return path;
  }

  /** Points along the course, close to each other. */
  List<Vec> points() {
    var points = new ArrayList<Vec>();
    for (int part = 0; part <= PARTS; part++)
      points.add(point(from, entry, bend, onward(), (double) part / PARTS));
    for (int part = 1; part <= PARTS; part++)
      points.add(point(bend, onward(), to, exit, (double) part / PARTS));
    return List.copyOf(points);
  }

  private Vec onward() {
    return to.minus(from).unit();
  }

  private static void curve(Path2D path, Vec from, Vec leaving, Vec to, Vec arriving) {
    double reach = from.distance(to) * STIFFNESS;
    Vec first = from.plus(leaving.times(reach));
    Vec second = to.minus(arriving.times(reach));
    path.curveTo(first.x(), first.y(), second.x(), second.y(), to.x(), to.y());
  }

  private static Vec point(Vec from, Vec leaving, Vec to, Vec arriving, double part) {
    double reach = from.distance(to) * STIFFNESS;
    double rest = 1 - part;
    return from.times(rest * rest * rest)
        .plus(from.plus(leaving.times(reach)).times(3 * rest * rest * part))
        .plus(to.minus(arriving.times(reach)).times(3 * rest * part * part))
        .plus(to.times(part * part * part));
  }
}
