package roundhouse.picture.lettering;

import java.awt.geom.Rectangle2D;
import java.util.Collection;
import java.util.List;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/** Seeks the cheapest place for one label: beside its anchor, off ink and off other labels. */
final class LabelSearch {
  /**
   * If a place costs more than this, it is worth searching farther away, or moving other labels.
   */
  static final double DEAR = 50;

  private static final double OTHER_WAY = 4;
  private static final double STEP = 4;
  private static final double REACH = 46;

  private final LabelCosts costs;
  private final LetterScale scale;

  LabelSearch(InkMap ink, HexGeometry geometry, Rectangle2D area, LetterScale scale) {
    costs = new LabelCosts(ink, geometry, area, scale);
    this.scale = scale;
  }

  /** A label with what its place costs. */
  record Found(PlacedLabel label, double cost) {}

  /**
   * A label whose place is sought.
   *
   * @param centre of the label's hex
   * @param others labels that are placed already
   */
  private record Sought(LabelRequest request, Vec centre, Collection<PlacedLabel> others) {}

  /** The best place of a label in a hex with that centre, among labels that are placed already. */
  Found best(LabelRequest request, Vec centre, Collection<PlacedLabel> others) {
    var sought = new Sought(request, centre, others);
    Found near = best(sought, REACH + scale.units(4));
    return near.cost() < DEAR || request.manner().fixed()
        ? near
        : best(sought, 2.6 * REACH + scale.units(12));
  }

  private Found best(Sought sought, double reach) {
    Found best = null;
    for (int way = 0; way < sought.request().ways().size(); way++) {
      Found found = best(sought, way, reach);
      if (best == null || found.cost() < best.cost()) best = found;
    }
    return best;
  }

  /** The best place of a label that is written in one of its ways. */
  private Found best(Sought sought, int way, double reach) {
    LabelRequest request = sought.request();
    PlacedLabel label = PlacedLabel.of(request, request.ways().get(way), scale);
    if (request.manner().fixed()) return new Found(label, 0);
    Vec range =
        new Vec(
            request.room() + label.halfWidth() + reach,
            request.room() + label.halfHeight() + reach);
    Spot spot = cheapest(sought, label, way * OTHER_WAY, range);
    return new Found(
        label.moved(spot.at(), costs.crosses(label, spot.at(), sought.centre())), spot.cost());
  }

  private record Spot(Vec at, double cost) {}

  /**
   * The cheapest spot of a grid around the anchor.
   *
   * @param reluctance what the way of writing costs
   */
  private Spot cheapest(Sought sought, PlacedLabel label, double reluctance, Vec range) {
    LabelRequest request = sought.request();
    List<PlacedLabel> near =
        sought.others().stream()
            .filter(other -> costs.mayMeet(label, other, request.anchor(), range))
            .toList();
    var best = new Spot(request.anchor(), Double.POSITIVE_INFINITY);
    int stepsX = (int) (range.x() / STEP);
    int stepsY = (int) (range.y() / STEP);
    for (int down = -stepsY; down <= stepsY; down++)
      for (int right = -stepsX; right <= stepsX; right++) {
        Vec at = request.anchor().plus(new Vec(right * STEP, down * STEP));
        double cost = reluctance + costs.alone(request, label, at, sought.centre());
        if (cost >= best.cost()) continue;
        cost += costs.covering(label, at, near);
        if (cost < best.cost()) best = new Spot(at, cost);
      }
    return best;
  }

  /** Whether two labels would lie on each other. */
  boolean clash(PlacedLabel one, PlacedLabel other) {
    return costs.clash(one, other);
  }

  /** Where a label would go if no other were there. */
  PlacedLabel alone(LabelRequest request, Vec centre) {
    return best(request, centre, List.<PlacedLabel>of()).label();
  }
}
