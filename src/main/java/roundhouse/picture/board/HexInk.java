package roundhouse.picture.board;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.List;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPlan.Spot;
import roundhouse.picture.lettering.Ink;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TrackPlan;

/** What is drawn on a hex that labels avoid. */
final class HexInk {
  private static final double TRACK = 17;
  private static final double ARROW = 18;
  private static final double TOWN = 15;
  private static final double BAR = 20;
  private static final double MARGIN = 5;
  private static final double RIVER = 15;
  private static final double BORDER = 12;
  private static final double SEAM = 3;
  private static final double STUB = 0.7;
  private static final double MARKER = 27;

  private final BoardPlan plan;
  private final HexGeometry geometry;
  private final Spot spot;
  private final AffineTransform place;
  private final List<Ink> inks = new ArrayList<>();

  private HexInk(BoardPlan plan, Spot spot) {
    this.plan = plan;
    this.spot = spot;
    geometry = plan.geometry();
    place = AffineTransform.getTranslateInstance(spot.centre().x(), spot.centre().y());
  }

  static List<Ink> of(BoardPlan plan, Spot spot) {
    var hex = new HexInk(plan, spot);
    hex.addSides();
    RiverCourse river = plan.rivers().get(spot.hex().id());
    if (river != null) hex.add(river.path(), RIVER, Ink.RIVER);
    spot.plan().tracks().forEach(hex::add);
    spot.plan().stops().forEach(hex::add);
    for (Vec marker : MarkerPainter.beside(spot.markers()))
      hex.add(Shapes.disc(marker, MARKER), 0, Ink.CITY);
    return hex.inks;
  }

  private void add(Shape shape, double width, int weight) {
    inks.add(new Ink(place.createTransformedShape(shape), width, weight));
  }

  private void addSides() {
    for (int edge = 0; edge < 6; edge++) {
      HexId next = spot.hex().neighbors().get(edge);
      if (next != null && plan.areas().together(spot.hex().id(), next)) continue;
      Shape side = Shapes.line(geometry.corner(edge), geometry.corner((edge + 5) % 6));
      boolean border =
          spot.hex().impassable().contains(edge) || spot.hex().edgeCosts().containsKey(edge);
      add(side, border ? BORDER : SEAM, border ? Ink.BORDER : Ink.SEAM);
    }
    if (spot.tile().exits().isEmpty())
      for (int edge : spot.hex().stubs())
        add(Shapes.line(geometry.edge(edge), geometry.edge(edge).times(STUB)), TRACK, Ink.TRACK);
  }

  private void add(TrackPlan track) {
    if (!track.arrow()) {
      add(track.path(), TRACK, Ink.TRACK);
      return;
    }
    Vec edge = geometry.edge(track.edge());
    add(Shapes.line(edge, edge.times(0.64)), ARROW, Ink.TRACK);
  }

  private void add(StopPlan stop) {
    if (TrackPlan.isValueOnly(stop.stop())) return;
    for (Vec slot : stop.slots()) add(Shapes.disc(slot, stop.slotRadius() + MARGIN), 0, Ink.CITY);
    if (stop.slots().size() > 2) add(Shapes.polygon(stop.slots()), 0, Ink.CITY);
    if (!stop.slots().isEmpty()) return;
    if (stop.along().isEmpty()) {
      add(Shapes.disc(stop.centre(), TOWN), 0, Ink.STOP);
      return;
    }
    Vec across = stop.along().get().normal().times(BAR);
    add(Shapes.line(stop.centre().minus(across), stop.centre().plus(across)), TOWN, Ink.STOP);
  }
}
