package roundhouse.picture.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.DoubleStream;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/** Values over two things that are varied, as heat: the greater, the stronger the colour. */
public final class GridPlot implements Painter {
  private static final Color HEAT = new Color(0xD55E00);
  private static final double WEAKEST = 0.08;
  private static final double STRONGEST = 0.7;
  private static final double WIDE = 130;
  private static final double HIGH = 46;
  private static final double TOP = 78;
  private static final double EDGE = 16;
  private static final double LETTER = 7.5;

  /**
   * A cell.
   *
   * @param value infinite for a time that never came
   * @param says the value, in words
   * @param interval in which the true value is, in words
   */
  public record Cell(double value, String says, String interval) {}

  private final PlotLabels labels;
  private final List<String> rows;
  private final List<Cell> cells;
  private final Theme theme;
  private final double left;

  /**
   * @param labels with what is varied as unit, and the names of columns as places
   * @param cells row after row
   */
  public GridPlot(PlotLabels labels, List<String> rows, List<Cell> cells, Theme theme) {
    this.labels = labels;
    this.rows = List.copyOf(rows);
    this.cells = List.copyOf(cells);
    this.theme = theme;
    int letters = rows.stream().mapToInt(String::length).max().orElse(1);
    this.left = 2 * EDGE + LETTER * letters;
  }

  @Override
  public Rectangle2D bounds() {
    double columns = Math.max(left + WIDE * labels.places().size(), words());
    return new Rectangle2D.Double(0, 0, columns + EDGE, TOP + HIGH * rows.size() + EDGE);
  }

  private double words() {
    return EDGE + LETTER * 1.3 * Math.max(labels.title().length(), labels.unit().length());
  }

  @Override
  public void paint(Graphics2D graphics) {
    Painter.smooth(graphics);
    labels.drawTitle(graphics, theme, EDGE, 18);
    PictureText.plain(labels.unit(), PlotFrame.TEXT).draw(graphics, EDGE, 40, theme.text());
    for (int column = 0; column < labels.places().size(); column++)
      PictureText.plain(labels.places().get(column), PlotFrame.TEXT)
          .within(WIDE)
          .drawCentred(graphics, new Vec(left + WIDE * (column + 0.5), TOP - 12), theme.text());
    for (int row = 0; row < rows.size(); row++) row(graphics, row);
  }

  private void row(Graphics2D graphics, int row) {
    double y = TOP + HIGH * row;
    PictureText.plain(rows.get(row), PlotFrame.TEXT)
        .draw(graphics, EDGE, y + HIGH / 2, theme.text());
    for (int column = 0; column < labels.places().size(); column++) {
      Cell cell = cells.get(row * labels.places().size() + column);
      cell(graphics, cell, new Rectangle2D.Double(left + WIDE * column, y, WIDE - 2, HIGH - 2));
    }
  }

  private void cell(Graphics2D graphics, Cell cell, Rectangle2D place) {
    if (Double.isFinite(cell.value()))
      Shapes.fill(graphics, place, Shapes.faint(HEAT, strength(cell.value())));
    Shapes.stroke(graphics, place, theme.faint(), Shapes.butt(1));
    PictureText.bold(cell.says(), PlotFrame.TEXT)
        .within(WIDE)
        .drawCentred(graphics, new Vec(place.getCenterX(), place.getCenterY() - 8), theme.text());
    PictureText.plain(cell.interval(), PlotFrame.TEXT * 0.85)
        .within(WIDE)
        .drawCentred(graphics, new Vec(place.getCenterX(), place.getCenterY() + 9), theme.text());
  }

  private double strength(double value) {
    double least = finite().min().orElse(0);
    double most = finite().max().orElse(0);
    double part = most == least ? 0 : (value - least) / (most - least);
    return WEAKEST + (STRONGEST - WEAKEST) * part;
  }

  private DoubleStream finite() {
    return cells.stream().mapToDouble(Cell::value).filter(Double::isFinite);
  }

  /** Describes all cells in words, row by row. */
  public String says() {
    var text = new StringBuilder(labels.title());
    int columns = labels.places().size();
    for (int row = 0; row < rows.size(); row++)
      for (int column = 0; column < columns; column++)
        text.append("; ")
            .append((rows.get(row) + " " + labels.places().get(column)).strip())
            .append(": ")
            .append(cells.get(row * columns + column).says());
    return text.toString();
  }
}
