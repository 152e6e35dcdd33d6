package roundhouse.picture.tile;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import roundhouse.board.Stop;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * Draws stops: cities with their spaces, towns as bars across their track or as dots, halts as gray
 * signs.
 */
public final class StopPainter {
  /** The size of the letter on a halt. */
  public static final double HALT_LETTERS = 15;

  private static final BasicStroke RIM = Shapes.butt(2);
  private static final double FRAME = 4;
  private static final double BAR_LENGTH = 36;
  private static final double BAR_WIDTH = 10;
  private static final double DOT = 11;
  private static final double HALT_LENGTH = 34;
  private static final double HALT_WIDTH = 18;

  private StopPainter() {}

  public static void draw(Graphics2D graphics, StopPlan plan, boolean words) {
    if (TrackPlan.isValueOnly(plan.stop())) return;
    if (plan.stop().isCity()) drawCity(graphics, plan);
    else if (plan.stop().kind() == Stop.Kind.HALT) drawHalt(graphics, plan, words);
    else drawTown(graphics, plan);
  }

  private static void drawCity(Graphics2D graphics, StopPlan plan) {
    List<Vec> slots = plan.slots();
    double around = 2 * (plan.slotRadius() + FRAME);
    if (slots.size() > 1) {
      Path2D frame = Shapes.polygon(slots);
      Shapes.stroke(graphics, frame, Theme.INK, Shapes.round(around));
      Shapes.stroke(graphics, frame, Theme.WHITE, Shapes.round(around - 4));
      Shapes.fill(graphics, frame, Theme.WHITE);
    }
    for (Vec slot : slots) {
      var circle = Shapes.disc(slot, plan.slotRadius());
      Shapes.fill(graphics, circle, Theme.WHITE);
      Shapes.stroke(graphics, circle, Theme.INK, RIM);
    }
  }

  private static void drawTown(Graphics2D graphics, StopPlan plan) {
    if (plan.along().isEmpty()) {
      var dot = Shapes.disc(plan.centre(), DOT);
      Shapes.stroke(graphics, dot, Theme.WHITE, Shapes.butt(5));
      Shapes.fill(graphics, dot, Theme.INK);
      return;
    }
    Vec half = plan.along().get().normal().times(BAR_LENGTH / 2);
    Vec more = half.unit().times(2.5);
    Vec centre = plan.centre();
    var longer = Shapes.line(centre.minus(half).minus(more), centre.plus(half).plus(more));
    Shapes.stroke(graphics, longer, Theme.WHITE, Shapes.butt(BAR_WIDTH + 5));
    Shapes.stroke(
        graphics,
        Shapes.line(centre.minus(half), centre.plus(half)),
        Theme.INK,
        Shapes.butt(BAR_WIDTH));
  }

  private static void drawHalt(Graphics2D graphics, StopPlan plan, boolean words) {
    var bar =
        new RoundRectangle2D.Double(
            -HALT_LENGTH / 2, -HALT_WIDTH / 2, HALT_LENGTH, HALT_WIDTH, 8, 8);
    double turn = plan.along().map(along -> along.normal().angle()).orElse(0.0);
    var turned = AffineTransform.getTranslateInstance(plan.centre().x(), plan.centre().y());
    turned.rotate(turn);
    var shape = turned.createTransformedShape(bar);
    Shapes.fill(graphics, shape, Theme.HALT);
    Shapes.stroke(graphics, shape, Theme.INK, RIM);
    if (words) PictureText.bold("£", HALT_LETTERS).drawCentred(graphics, plan.centre(), Theme.INK);
  }
}
