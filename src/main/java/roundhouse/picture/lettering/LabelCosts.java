package roundhouse.picture.lettering;

import java.awt.geom.Rectangle2D;
import java.util.List;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.Inscription;

/** What a place costs a label: far from its anchor, outside its hex, on ink or on other labels. */
final class LabelCosts {
  /** With more ink than this under it, or outside its hex, a label needs a halo. */
  static final double CROSSING = 6;

  private static final double ON_LABEL = 140;
  private static final double INTO_LABEL = 9;

  /** Pixels between two names beside each other. */
  private static final double BETWEEN_NAMES = 5;

  private static final double BELOW = 5;
  private static final double ASIDE = 0.04;

  private final InkMap ink;
  private final HexGeometry geometry;
  private final Rectangle2D area;
  private final LetterScale scale;
  private final Vec[] sides = new Vec[6];

  LabelCosts(InkMap ink, HexGeometry geometry, Rectangle2D area, LetterScale scale) {
    this.ink = ink;
    this.geometry = geometry;
    this.area = area;
    this.scale = scale;
    for (int edge = 0; edge < 6; edge++) sides[edge] = Vec.polar(geometry.angle(edge), 1);
  }

  /** Whether two labels would lie on each other. */
  boolean clash(PlacedLabel one, PlacedLabel other) {
    return one.overlap(other, margin()) > 0;
  }

  /** Whether a label lies on ink or leaves its hex. */
  boolean crosses(PlacedLabel label, Vec at, Vec centre) {
    return ink(label, at) > CROSSING || outside(label, at.minus(centre)) > 2;
  }

  /** Whether one of two labels may come so near to the other that it costs something. */
  boolean mayMeet(PlacedLabel label, PlacedLabel other, Vec anchor, Vec reach) {
    return Math.abs(other.at().x() - anchor.x())
            < reach.x() + label.halfWidth() + other.halfWidth() + margin(label, other)
        && Math.abs(other.at().y() - anchor.y())
            < reach.y() + label.halfHeight() + other.halfHeight() + margin();
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
  double alone(LabelRequest request, PlacedLabel label, Vec at, Vec centre) {
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

  /** What ink and other labels under it cost. */
  double covering(PlacedLabel label, Vec at, List<PlacedLabel> near) {
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
}
