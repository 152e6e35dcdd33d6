package roundhouse.print.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.knowm.xchart.BoxChart;
import org.knowm.xchart.BoxChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import roundhouse.lab.answers.Figure;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.rows.FigureKind;
import roundhouse.picture.SvgGraphics;

/** The pictures of a report, as SVG. */
final class ReportPlots {
  private static final int WIDE = 760;
  private static final int HIGH = 380;
  private static final double STEP = 0.25;

  private ReportPlots() {}

  /** In how many games each phase has begun by each time; each side has its own kind of line. */
  static String phases(List<SideTally> sides) {
    XYChart chart = emptyPhases();
    double last = sides.stream().mapToDouble(SideTally::latest).max().orElse(1);
    List<Double> times =
        DoubleStream.iterate(0, time -> time <= last, time -> time + STEP).boxed().toList();
    List<Figure> phases = phasesOf(sides);
    for (Figure phase : phases) {
      for (int side = 0; side < sides.size(); side++) {
        var series =
            chart.addSeries(
                phase.what() + (sides.size() > 1 ? ", " + sides.get(side).side() : ""),
                times,
                percent(sides.get(side), phase, last));
        series.setMarker(SeriesMarkers.NONE);
        series.setLineColor(color(phases.indexOf(phase), phases.size()));
        series.setLineStyle(stroke(side));
      }
    }
    return svg(chart);
  }

  private static XYChart emptyPhases() {
    XYChart chart =
        new XYChartBuilder()
            .width(WIDE)
            .height(HIGH)
            .title("Games in which a phase has begun, in percent")
            .xAxisTitle("sets of rounds")
            .build();
    plain(chart);
    chart.getStyler().setYAxisMin(0.0).setYAxisMax(100.0);
    return chart;
  }

  private static List<Double> percent(SideTally side, Figure phase, double last) {
    return side.curve(phase, STEP, last).stream().map(part -> 100 * part).toList();
  }

  private static List<Figure> phasesOf(List<SideTally> sides) {
    return sides.stream()
        .flatMap(side -> side.figures().stream())
        .filter(figure -> figure.kind() == FigureKind.TIME && figure.name().equals("phase-began"))
        .distinct()
        .sorted()
        .toList();
  }

  private static Color color(int number, int of) {
    return Color.getHSBColor(0.85f * number / Math.max(1, of), 0.75f, 0.65f);
  }

  static BasicStroke stroke(int side) {
    float[] dashes = side == 0 ? null : new float[] {8f / side, 4f};
    return new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0);
  }

  /** A box for each side, around the middle half of its games. */
  static String boxes(List<SideTally> sides, Figure figure) {
    BoxChart chart =
        new BoxChartBuilder().width(WIDE).height(HIGH * 2 / 3).title(figure.says()).build();
    plain(chart);
    for (SideTally side : sides) {
      List<Double> sample = side.sample(figure);
      if (!sample.isEmpty()) chart.addSeries(side.side(), new ArrayList<Number>(sample));
    }
    return svg(chart);
  }

  static void plain(Chart<?, ?> chart) {
    Styler style = chart.getStyler();
    style.setChartBackgroundColor(Color.WHITE);
    style.setPlotBackgroundColor(Color.WHITE);
    style.setLegendBackgroundColor(Color.WHITE);
    style.setLegendPosition(Styler.LegendPosition.OutsideE);
  }

  static String svg(Chart<?, ?> chart) {
    var graphics = new SvgGraphics();
    chart.paint(graphics, chart.getWidth(), chart.getHeight());
    return graphics.document("100%", "100%", new Dimension(chart.getWidth(), chart.getHeight()));
  }
}
