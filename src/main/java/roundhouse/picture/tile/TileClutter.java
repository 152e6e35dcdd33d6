package roundhouse.picture.tile;

import java.util.List;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/** Fills the space of a hexagon with all that words must leave free. */
final class TileClutter {
  private static final double TRACK = 8;
  private static final double TOKEN_MARGIN = 4;
  private static final double TOKEN = 4;
  private static final double TOWN = 14;
  private static final double RIVER = 6;
  private static final double BORDER = 4;
  private static final double SIGN = 14;
  private static final double MARKER = 25;
  private static final double STUB = 0.7;

  private final HexGeometry geometry;
  private final OccupiedSpace space;

  private TileClutter(HexGeometry geometry) {
    this.geometry = geometry;
    space = new OccupiedSpace(geometry);
  }

  static OccupiedSpace of(
      TileFace face, HexGeometry geometry, List<StopPlan> stops, List<TrackPlan> tracks) {
    var clutter = new TileClutter(geometry);
    tracks.forEach(clutter::add);
    stops.forEach(clutter::add);
    clutter.add(face.caption().obstacles());
    return clutter.space;
  }

  /** The space of a finished hexagon, with its words. */
  static OccupiedSpace of(TilePlan plan, HexGeometry geometry) {
    OccupiedSpace space = of(plan.face(), geometry, plan.stops(), plan.tracks());
    for (Note note : plan.notes()) space.addBox(note.at(), note.width(), note.height());
    return space;
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

  private void add(HexObstacles obstacles) {
    for (int i = 1; i < obstacles.river().size(); i++)
      space.addLine(obstacles.river().get(i - 1), obstacles.river().get(i), RIVER);
    for (int edge : obstacles.borders())
      space.addLine(geometry.corner(edge), geometry.corner((edge + 5) % 6), BORDER);
    for (int edge : obstacles.signs()) space.addDisc(geometry.edge(edge), SIGN, TOKEN);
    for (int edge : obstacles.stubs())
      space.addLine(geometry.edge(edge), geometry.edge(edge).times(STUB), TRACK);
    for (Vec marker : obstacles.markers()) space.addDisc(marker, MARKER, TOKEN);
  }
}
