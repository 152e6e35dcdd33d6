package roundhouse.picture.tile;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Track;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * Draws track in black with white borders. Connected pieces flow into each other; pieces that only
 * cross pass over and under.
 */
public final class TrackPainter {
  public static final double WIDTH = 10;
  private static final double SIDES = 15;
  private static final double ARROW_LENGTH = 0.4;
  private static final double ARROW = 16;
  private static final BasicStroke CORE = Shapes.butt(WIDTH);
  private static final BasicStroke CASING = Shapes.butt(SIDES);
  private static final BasicStroke DUAL = dashed(3.5, 8, 6);
  private static final BasicStroke NARROW = dashed(WIDTH, 9, 6);

  private TrackPainter() {}

  public static void draw(Graphics2D graphics, TilePlan plan) {
    for (List<TrackPlan> meeting : plan.meeting()) {
      for (TrackPlan piece : meeting)
        if (!piece.arrow()) Shapes.stroke(graphics, piece.path(), Theme.WHITE, CASING);
      for (TrackPlan piece : meeting) drawCore(graphics, plan, piece);
    }
  }

  private static void drawCore(Graphics2D graphics, TilePlan plan, TrackPlan piece) {
    if (piece.arrow()) {
      drawArrow(graphics, new HexGeometry(plan.face().layout()).edge(piece.edge()));
    } else if (piece.track().gauge().equals("narrow")) {
      Shapes.stroke(graphics, piece.core(), Theme.INK, NARROW);
    } else {
      Shapes.stroke(graphics, piece.core(), Theme.INK, CORE);
      if (piece.track().gauge().equals("dual"))
        Shapes.stroke(graphics, piece.path(), Theme.WHITE, DUAL);
    }
  }

  private static void drawArrow(Graphics2D graphics, Vec edge) {
    Vec side = edge.unit().normal();
    Vec tip = edge.times(1 - ARROW_LENGTH);
    Path2D wedge =
        Shapes.polygon(
            List.of(edge.plus(side.times(ARROW / 2)), tip, edge.minus(side.times(ARROW / 2))));
    Shapes.stroke(graphics, wedge, Theme.WHITE, Shapes.butt(5));
    Shapes.fill(graphics, wedge, Theme.INK);
  }

  /** Groups pieces that share an edge, a stop or the junction. */
  static List<List<TrackPlan>> meeting(List<TrackPlan> tracks) {
    var groups = new ArrayList<List<TrackPlan>>();
    for (TrackPlan piece : tracks) {
      var joined = new ArrayList<TrackPlan>();
      groups.removeIf(
          group ->
              group.stream().anyMatch(other -> meet(piece.track(), other.track()))
                  && joined.addAll(group));
      joined.add(piece);
      groups.add(joined);
    }
    return groups;
  }

  private static boolean meet(Track one, Track other) {
    return one.a().equals(other.a())
        || one.a().equals(other.b())
        || one.b().equals(other.a())
        || one.b().equals(other.b());
  }

  private static BasicStroke dashed(double width, float dash, float gap) {
    return new BasicStroke(
        (float) width,
        BasicStroke.CAP_BUTT,
        BasicStroke.JOIN_ROUND,
        10,
        new float[] {dash, gap},
        0);
  }
}
