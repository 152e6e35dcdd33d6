package roundhouse.print.report;

import java.awt.Color;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import roundhouse.lab.answers.CompanyMeasure;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.answers.TrendPoint;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.picture.Painter;
import roundhouse.picture.Theme;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.picture.plot.BoxPlot;
import roundhouse.picture.plot.GridPlot;
import roundhouse.picture.plot.LinePlot;
import roundhouse.picture.plot.PlotLabels;

/** The plots of a report. */
public final class ReportPlots {
  private static final Dimension WIDE = new Dimension(760, 380);
  private static final Dimension FLAT = new Dimension(760, 250);
  private static final Dimension SMALL = new Dimension(520, 280);
  private static final double STEP = 0.25;
  private static final int NAME = 15;

  /** More bands than these hide each other. */
  private static final int MOST_BANDS = 3;

  private ReportPlots() {}

  /** A figure over the values of sweeps, as heat. */
  public static GridPlot grid(FigureGrid grid, Theme theme) {
    var cells = new ArrayList<GridPlot.Cell>();
    for (int row = 0; row < grid.rows().size(); row++)
      for (int column = 0; column < grid.columns().size(); column++)
        cells.add(
            new GridPlot.Cell(
                grid.cell(row, column).value(),
                grid.value(row, column),
                grid.interval(row, column)));
    var labels = new PlotLabels(grid.title(), grid.corner(), grid.columns());
    return new GridPlot(labels, grid.rows(), cells, theme);
  }

  /** In how many games each phase has begun by each time; each side has its own kind of line. */
  static Painter phases(List<SideTally> sides) {
    double last = sides.stream().mapToDouble(SideTally::latest).max().orElse(1);
    List<Figure> phases =
        sides.stream()
            .flatMap(side -> side.figures().stream())
            .filter(figure -> figure.isOf(FigureFamily.PHASE_BEGAN))
            .distinct()
            .sorted()
            .toList();
    var lines = new ArrayList<LinePlot.Line>();
    for (Figure phase : phases)
      for (int side = 0; side < sides.size(); side++)
        lines.add(
            new LinePlot.Line(
                phase.what() + (sides.size() > 1 ? ", " + sides.get(side).side() : ""),
                Color.getHSBColor(0.85f * phases.indexOf(phase) / phases.size(), 0.75f, 0.65f),
                side,
                percent(sides.get(side).curve(phase, STEP, last))));
    List<String> sets =
        DoubleStream.iterate(0, time -> time <= last, time -> time + STEP)
            .mapToObj(time -> time % 1 == 0 ? "set " + (int) time : "")
            .toList();
    return lines(
        new PlotLabels("Games in which a phase has begun, in percent", "", sets),
        lines,
        new Dimension(WIDE.width, Math.max(WIDE.height, NAME * (lines.size() + 6))));
  }

  /** To a decimal place, as it is shown. */
  private static List<Double> percent(List<Double> parts) {
    return parts.stream().map(part -> Math.round(1000 * part) / 10.0).toList();
  }

  /** A box for each side, around the middle half of its games. */
  static Painter boxes(List<SideTally> sides, Figure figure) {
    var boxes = new ArrayList<BoxPlot.Box>();
    for (int side = 0; side < sides.size(); side++) {
      List<Double> spread = sides.get(side).spread(figure);
      if (!spread.isEmpty())
        boxes.add(new BoxPlot.Box(sides.get(side).side(), color(side), spread));
    }
    return new BoxPlot(figure.says(), boxes, Theme.LIGHT, FLAT);
  }

  /**
   * Prices or revenues from set to set, a plot for each company, all companies together first: half
   * of the games are within the band of a side.
   */
  static List<Painter> trends(List<SideTally> sides, CompanyMeasure measure) {
    var companies = new TreeSet<String>();
    sides.forEach(side -> companies.addAll(side.companies(measure)));
    return companies.stream().map(company -> trend(sides, measure, company)).toList();
  }

  private static Painter trend(List<SideTally> sides, CompanyMeasure measure, String company) {
    List<List<TrendPoint>> trends =
        sides.stream().map(side -> side.trend(measure, company)).toList();
    int sets = trends.stream().flatMap(List::stream).mapToInt(TrendPoint::set).max().orElse(0);
    var lines = new ArrayList<LinePlot.Line>();
    for (int side = 0; side < sides.size(); side++) {
      List<TrendPoint> points = trends.get(side);
      var band =
          new LinePlot.Band(
              values(points, sets, TrendPoint::quarter),
              values(points, sets, TrendPoint::threeQuarters));
      lines.add(
          new LinePlot.Line(
              sides.size() > 1 ? sides.get(side).side() : "",
              color(side),
              side,
              values(points, sets, TrendPoint::half),
              Optional.of(band).filter(_ -> sides.size() <= MOST_BANDS)));
    }
    String whose = company.equals(SideTally.ALL) ? "all companies together" : company;
    List<String> places = IntStream.rangeClosed(1, sets).mapToObj(set -> "set " + set).toList();
    return lines(new PlotLabels(measure.says() + ", " + whose, "", places), lines, SMALL);
  }

  /** In the order of sets, from 1; not a number where a set has no point. */
  private static List<Double> values(
      List<TrendPoint> points, int sets, ToDoubleFunction<TrendPoint> value) {
    var values = new ArrayList<>(Collections.nCopies(sets, Double.NaN));
    for (TrendPoint point : points) values.set(point.set() - 1, value.applyAsDouble(point));
    return values;
  }

  private static Painter lines(PlotLabels labels, List<LinePlot.Line> lines, Dimension size) {
    return new LinePlot(labels, lines, OptionalInt.empty(), Theme.LIGHT, size);
  }

  private static Color color(int side) {
    return RouteOverlay.COLORS.get(side % RouteOverlay.COLORS.size());
  }
}
