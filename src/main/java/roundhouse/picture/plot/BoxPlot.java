package roundhouse.picture.plot;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import roundhouse.picture.Painter;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * How numbers spread, a box for each side: it holds the middle half of them, its line is the
 * median, and the lines beyond it reach to the least and the greatest.
 */
public final class BoxPlot implements Painter {
  private static final PlotFrame.Edges EDGES = new PlotFrame.Edges(60, 20, 44, 36);
  private static final double NARROWEST = 200;
  private static final double WIDEST_BOX = 60;
  private static final double FAINT = 0.2;

  /**
   * The box of one side.
   *
   * @param spread least, quarter, half, three quarters and greatest
   */
  public record Box(String name, Color color, List<Double> spread) {
    public Box {
      spread = List.copyOf(spread);
    }
  }

  private final String title;
  private final List<Box> boxes;
  private final Theme theme;
  private final PlotFrame frame;

  /**
   * @param size of the whole picture, in units in which letters are 12 high
   */
  public BoxPlot(String title, List<Box> boxes, Theme theme, Dimension size) {
    this.title = title;
    this.boxes = List.copyOf(boxes);
    this.theme = theme;
    frame =
        PlotFrame.around(
            EDGES,
            NARROWEST,
            size,
            boxes.stream().flatMap(box -> box.spread().stream()).mapToDouble(value -> value));
  }

  @Override
  public Rectangle2D bounds() {
    return frame.bounds();
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    new PlotLabels(title, "", List.of()).drawTitle(graphics, theme, EDGES.left(), EDGES.top() / 2);
    frame.grid(graphics, theme, String::valueOf);
    for (int side = 0; side < boxes.size(); side++) {
      box(graphics, boxes.get(side), frame.middle(side, boxes.size()));
      frame.name(graphics, theme, boxes.get(side).name(), side, boxes.size());
    }
  }

  private void box(Graphics2D graphics, Box box, double middle) {
    Color color = theme.onPaper(box.color());
    List<Double> at = box.spread().stream().map(frame::y).toList();
    double half = Math.min(WIDEST_BOX, frame.room(boxes.size()) * 0.5) / 2;
    for (int end : new int[] {0, 4}) {
      double y = at.get(end);
      Vec edge = new Vec(middle, at.get(end == 0 ? 1 : 3));
      Shapes.stroke(graphics, Shapes.line(new Vec(middle, y), edge), color, Shapes.butt(1.2));
      Shapes.stroke(
          graphics,
          Shapes.line(new Vec(middle - half / 2, y), new Vec(middle + half / 2, y)),
          color,
          Shapes.butt(1.2));
    }
    var body = new Rectangle2D.Double(middle - half, at.get(3), 2 * half, at.get(1) - at.get(3));
    Shapes.fill(graphics, body, Shapes.faint(color, FAINT));
    Shapes.stroke(graphics, body, color, Shapes.butt(1.2));
    Shapes.stroke(
        graphics,
        Shapes.line(new Vec(middle - half, at.get(2)), new Vec(middle + half, at.get(2))),
        color,
        Shapes.butt(3));
  }
}
