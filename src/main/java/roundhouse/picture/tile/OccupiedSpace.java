package roundhouse.picture.tile;

import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/** Keeps track of what is drawn on a hexagon, to find free space for words. */
final class OccupiedSpace {
  private static final double STEP = 5;
  private static final double MARGIN = 2;
  private static final double SIDE = 4;
  private static final double OUTSIDE = 6;

  private record Disc(Vec at, double radius, double weight) {}

  private record Box(Vec at, double halfWidth, double halfHeight) {}

  /** A possible place for words, and a penalty for using it. */
  record Choice(Vec at, double reluctance) {}

  private final List<Vec> sides;
  private final double inradius;
  private final List<Disc> discs = new ArrayList<>();
  private final List<Box> boxes = new ArrayList<>();

  OccupiedSpace(HexGeometry geometry) {
    sides = IntStream.range(0, 6).mapToObj(edge -> geometry.edge(edge).unit()).toList();
    inradius = geometry.inradius();
  }

  /**
   * @param weight penalty for covering it; track counts as 1
   */
  void addDisc(Vec at, double radius, double weight) {
    discs.add(new Disc(at, radius, weight));
  }

  void addBox(Vec at, double width, double height) {
    boxes.add(new Box(at, width / 2, height / 2));
  }

  void addPath(Path2D path, double radius) {
    var points = new FlatteningPathIterator(path.getPathIterator(null), 1);
    double[] to = new double[6];
    Vec last = Vec.ZERO;
    for (; !points.isDone(); points.next()) {
      boolean moves = points.currentSegment(to) == PathIterator.SEG_MOVETO;
      Vec next = new Vec(to[0], to[1]);
      if (!moves) addLine(last, next, radius);
      last = next;
    }
  }

  void addLine(Vec from, Vec to, double radius) {
    int steps = Math.max(1, (int) Math.ceil(from.distance(to) / STEP));
    for (int step = 0; step <= steps; step++)
      addDisc(from.plus(to.minus(from).times((double) step / steps)), radius, 1);
  }

  /** The choice with the lowest cost for a box, the first among equals; adds the box. */
  Vec take(List<Choice> choices, double width, double height) {
    Vec at = best(choices, width, height).at();
    addBox(at, width, height);
    return at;
  }

  /**
   * The choice with the lowest cost for a box, the first among equals; its reluctance is the total
   * cost.
   */
  Choice best(List<Choice> choices, double width, double height) {
    Choice best = new Choice(Vec.ZERO, Double.POSITIVE_INFINITY);
    for (Choice choice : choices) {
      if (choice.reluctance() >= best.reluctance()) continue;
      double cost = choice.reluctance() + cost(choice.at(), width / 2, height / 2);
      if (cost < best.reluctance() - 1e-9) best = new Choice(choice.at(), cost);
    }
    return best;
  }

  /** How much a box at a place would overlap others or the edges of the hexagon. */
  double cost(Vec at, double halfWidth, double halfHeight) {
    return OUTSIDE * outside(at, halfWidth, halfHeight) + overlap(at, halfWidth, halfHeight);
  }

  /** How much a box at a place would overlap others. */
  double overlap(Vec at, double halfWidth, double halfHeight) {
    double cost = 0;
    for (Disc disc : discs) {
      double dx = Math.max(0, Math.abs(disc.at.x() - at.x()) - halfWidth);
      double dy = Math.max(0, Math.abs(disc.at.y() - at.y()) - halfHeight);
      double reach = disc.radius + MARGIN;
      if (dx < reach && dy < reach)
        cost += disc.weight * Math.max(0, reach - Math.sqrt(dx * dx + dy * dy));
    }
    for (Box box : boxes) {
      double wide = box.halfWidth + halfWidth + MARGIN - Math.abs(box.at.x() - at.x());
      double high = box.halfHeight + halfHeight + MARGIN - Math.abs(box.at.y() - at.y());
      if (wide > 0 && high > 0) cost += 3 * Math.min(wide, high) + 10;
    }
    return cost;
  }

  /** How far the outermost corner of a box comes too close to an edge. */
  private double outside(Vec at, double halfWidth, double halfHeight) {
    double most = 0;
    for (Vec side : sides) {
      double corner = Math.abs(side.x()) * halfWidth + Math.abs(side.y()) * halfHeight;
      most = Math.max(most, at.dot(side) + corner + SIDE - inradius);
    }
    return most;
  }
}
