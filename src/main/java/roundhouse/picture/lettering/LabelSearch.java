package roundhouse.picture.lettering;

import java.awt.geom.Rectangle2D;
import java.util.Collection;
import java.util.List;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.Inscription;

/** Seeks the cheapest place for one label: beside its anchor, off ink and off other labels. */
final class LabelSearch {
  /** With more ink than this under it, or outside its hex, a label needs a halo. */
  static final double CROSSING = 6;

  /**
   * If a place costs more than this, it is worth searching farther away, or moving other labels.
   */
  static final double DEAR = 50;

  private static final double ON_LABEL = 140;
  private static final double INTO_LABEL = 9;

  /** Pixels between two names beside each other. */
  private static final double BETWEEN_NAMES = 5;

  private static final double BELOW = 5;
  private static final double ASIDE = 0.04;
  private static final double OTHER_WAY = 4;
  private static final double STEP = 4;
  private static final double REACH = 46;

  private final InkMap ink;
  private final HexGeometry geometry;
  private final Rectangle2D area;
  private final LetterScale scale;
  private final Vec[] sides = new Vec[6];

  LabelSearch(InkMap ink, HexGeometry geometry, Rectangle2D area, LetterScale scale) {
    this.ink = ink;
    this.geometry = geometry;
    this.area = area;
    this.scale = scale;
    for (int edge = 0; edge < 6; edge++) sides[edge] = Vec.polar(geometry.angle(edge), 1);
  }

  /** A label with what its place costs. */
  record Found(PlacedLabel label, double cost) {}

  /**
   * The best place.
   *
   * @param centre of the label's hex
   * @param others labels that are placed already
   */
  Found best(LabelRequest request, Vec centre, Collection<PlacedLabel> others) {
    Found near = best(request, centre, others, REACH + scale.units(4));
    return near.cost() < DEAR || request.manner().fixed()
        ? near
        : best(request, centre, others, 2.6 * REACH + scale.units(12));
  }

  private Found best(
      LabelRequest request, Vec centre, Collection<PlacedLabel> others, double reach) {
    Found best = null;
    for (int way = 0; way < request.ways().size(); way++) {
      Found found = best(request, request.ways().get(way), way * OTHER_WAY, centre, others, reach);
      if (best == null || found.cost() < best.cost()) best = found;
    }
    return best;
  }

  private Found best(
      LabelRequest request,
      Inscription inscription,
      double reluctance,
      Vec centre,
      Collection<PlacedLabel> others,
      double reach) {
    PlacedLabel label = PlacedLabel.of(request, inscription, scale);
    if (request.manner().fixed()) return new Found(label, 0);
    double farX = request.room() + label.halfWidth() + reach;
    double farY = request.room() + label.halfHeight() + reach;
    List<PlacedLabel> near = near(others, request.anchor(), label, farX, farY);
    Spot spot = cheapest(request, label, reluctance, centre, near, farX, farY);
    Vec best = spot.at();
    boolean crosses = ink(label, best) > CROSSING || outside(label, best.minus(centre)) > 2;
    return new Found(label.moved(best, crosses), spot.cost());
  }

  private record Spot(Vec at, double cost) {}

  private Spot cheapest(
      LabelRequest request,
      PlacedLabel label,
      double reluctance,
      Vec centre,
      List<PlacedLabel> near,
      double farX,
      double farY) {
    Vec best = request.anchor();
    double least = Double.POSITIVE_INFINITY;
    int stepsX = (int) (farX / STEP);
    int stepsY = (int) (farY / STEP);
    for (int down = -stepsY; down <= stepsY; down++)
      for (int right = -stepsX; right <= stepsX; right++) {
        Vec at = request.anchor().plus(new Vec(right * STEP, down * STEP));
        double cost = reluctance + liking(request, label, at, centre);
        if (cost >= least) continue;
        cost += covering(label, at, near);
        if (cost >= least) continue;
        least = cost;
        best = at;
      }
    return new Spot(best, least);
  }

  private List<PlacedLabel> near(
      Collection<PlacedLabel> others, Vec anchor, PlacedLabel label, double farX, double farY) {
    return others.stream()
        .filter(
            other ->
                Math.abs(other.at().x() - anchor.x())
                        < farX + label.halfWidth() + other.halfWidth() + margin(label, other)
                    && Math.abs(other.at().y() - anchor.y())
                        < farY + label.halfHeight() + other.halfHeight() + margin())
        .toList();
  }

  private double margin() {
    return scale.units(1.5);
  }

  /** Between two labels of a line: two names need the space between two words. */
  private double margin(PlacedLabel one, PlacedLabel other) {
    boolean names =
        one.inscription() instanceof Inscription.Name
            && other.inscription() instanceof Inscription.Name;
    return names ? scale.units(BETWEEN_NAMES) : margin();
  }

  /** What a place costs by itself: far from the anchor, outside the hex, off the picture. */
  private double liking(LabelRequest request, PlacedLabel label, Vec at, Vec centre) {
    Vec from = at.minus(request.anchor());
    double gapX = Math.max(0, Math.abs(from.x()) - label.halfWidth());
    double gapY = Math.max(0, Math.abs(from.y()) - label.halfHeight());
    double gap = Math.max(0, Math.hypot(gapX, gapY) - request.room());
    double cost = request.manner().pull() * gap;
    cost += request.manner().leaving() * outside(label, at.minus(centre));
    if (request.room() == 0) cost += request.manner().pull() * 0.6 * from.length();
    else cost += ASIDE * Math.abs(from.x());
    if (request.manner().above() && from.y() > 0) cost += BELOW;
    return offPicture(label, at) ? cost + 1000 : cost;
  }

  /** How far the outermost corner of a label leaves its hex. */
  private double outside(PlacedLabel label, Vec from) {
    double most = 0;
    for (Vec side : sides) {
      double corner =
          Math.abs(side.x()) * label.halfWidth() + Math.abs(side.y()) * label.halfHeight();
      most = Math.max(most, from.dot(side) + corner + 2 - geometry.inradius());
    }
    return most;
  }

  private boolean offPicture(PlacedLabel label, Vec at) {
    return at.x() - label.halfWidth() < area.getMinX()
        || at.x() + label.halfWidth() > area.getMaxX()
        || at.y() - label.halfHeight() < area.getMinY()
        || at.y() + label.halfHeight() > area.getMaxY();
  }

  private double covering(PlacedLabel label, Vec at, List<PlacedLabel> near) {
    double cost = ink(label, at);
    for (PlacedLabel other : near) {
      double wide =
          label.halfWidth()
              + other.halfWidth()
              + margin(label, other)
              - Math.abs(at.x() - other.at().x());
      double high =
          label.halfHeight() + other.halfHeight() + margin() - Math.abs(at.y() - other.at().y());
      if (wide > 0 && high > 0) cost += ON_LABEL + INTO_LABEL * Math.min(wide, high);
    }
    return cost;
  }

  private double ink(PlacedLabel label, Vec at) {
    return ink.under(
        at.x() - label.halfWidth(),
        at.y() - label.halfHeight(),
        at.x() + label.halfWidth(),
        at.y() + label.halfHeight());
  }

  /** Whether two labels would lie on each other. */
  boolean clash(PlacedLabel one, PlacedLabel other) {
    return one.overlap(other, margin()) > 0;
  }

  /** Where a label would stand if no other were there. */
  PlacedLabel alone(LabelRequest request, Vec centre) {
    return best(request, centre, List.<PlacedLabel>of()).label();
  }
}
