package roundhouse.picture.lettering;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Comparator;
import java.util.List;

/** The ink of a board in cells, summed so that the ink under any box is found at once. */
final class InkMap {
  private static final double CELL = 3;

  private final Rectangle2D area;
  private final int columns;
  private final int rows;
  private final int[] sums;

  private InkMap(Rectangle2D area, int columns, int rows, int[] sums) {
    this.area = area;
    this.columns = columns;
    this.rows = rows;
    this.sums = sums;
  }

  static InkMap of(Rectangle2D area, List<Ink> inks) {
    int columns = (int) Math.ceil(area.getWidth() / CELL) + 1;
    int rows = (int) Math.ceil(area.getHeight() / CELL) + 1;
    var image = new BufferedImage(columns, rows, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(1 / CELL, 1 / CELL);
    graphics.translate(-area.getX(), -area.getY());
    inks.stream().sorted(Comparator.comparingInt(Ink::weight)).forEach(ink -> draw(graphics, ink));
    graphics.dispose();
    int[] cells = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    return new InkMap(area, columns, rows, summed(cells, columns, rows));
  }

  private static void draw(Graphics2D graphics, Ink ink) {
    graphics.setColor(new Color(ink.weight()));
    if (ink.width() == 0) {
      graphics.fill(ink.shape());
      return;
    }
    graphics.setStroke(
        new BasicStroke((float) ink.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(ink.shape());
  }

  private static int[] summed(int[] cells, int columns, int rows) {
    int[] sums = new int[(columns + 1) * (rows + 1)];
    for (int row = 0; row < rows; row++) {
      int line = 0;
      for (int column = 0; column < columns; column++) {
        line += cells[row * columns + column] & 0xFF;
        sums[(row + 1) * (columns + 1) + column + 1] =
            sums[row * (columns + 1) + column + 1] + line;
      }
    }
    return sums;
  }

  /** The ink under a box. */
  double under(double left, double top, double right, double bottom) {
    int from = cell(left - area.getX(), columns);
    int to = Math.max(from, Math.min(columns, cell(right - area.getX(), columns) + 1));
    int above = cell(top - area.getY(), rows);
    int below = Math.max(above, Math.min(rows, cell(bottom - area.getY(), rows) + 1));
    int wide = columns + 1;
    return sums[below * wide + to]
        - sums[above * wide + to]
        - sums[below * wide + from]
        + sums[above * wide + from];
  }

  private static int cell(double at, int most) {
    return Math.clamp((int) Math.floor(at / CELL), 0, most);
  }
}
