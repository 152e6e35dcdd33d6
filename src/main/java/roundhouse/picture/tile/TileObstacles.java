package roundhouse.picture.tile;

import java.util.List;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/** Fills the space of a hexagon with all that words must leave free. */
final class TileObstacles {
  private static final double TRACK = 8;
  private static final double TOKEN_MARGIN = 4;
  private static final double TOKEN = 4;
  private static final double TOWN = 14;

  private final HexGeometry geometry;
  private final OccupiedSpace space;

  private TileObstacles(HexGeometry geometry) {
    this.geometry = geometry;
    space = new OccupiedSpace(geometry);
  }

  static OccupiedSpace of(HexGeometry geometry, List<StopPlan> stops, List<TrackPlan> tracks) {
    var obstacles = new TileObstacles(geometry);
    tracks.forEach(obstacles::add);
    stops.forEach(obstacles::add);
    return obstacles.space;
  }

  private void add(TrackPlan track) {
    if (track.arrow()) {
      Vec edge = geometry.edge(track.edge());
      space.addLine(edge, edge.times(0.6), TRACK);
    } else {
      space.addPath(track.path(), TRACK);
    }
  }

  private void add(StopPlan plan) {
    if (TrackPlan.isValueOnly(plan.stop())) return;
    plan.slots().forEach(slot -> space.addDisc(slot, plan.slotRadius() + TOKEN_MARGIN, TOKEN));
    if (plan.slots().size() > 2) space.addDisc(plan.centre(), plan.slotRadius(), TOKEN);
    if (plan.stop().isSmall() && plan.along().isEmpty()) {
      space.addDisc(plan.centre(), TOWN, TOKEN);
    } else if (plan.stop().isSmall()) {
      Vec across = plan.along().map(Vec::normal).orElse(Vec.ZERO).times(16);
      space.addLine(plan.centre().minus(across), plan.centre().plus(across), 9);
    }
  }
}
