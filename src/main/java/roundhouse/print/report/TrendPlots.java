package roundhouse.print.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;
import roundhouse.lab.answers.CompanyMeasure;
import roundhouse.lab.answers.SideTally;
import roundhouse.lab.answers.TrendPoint;
import roundhouse.picture.Shapes;
import roundhouse.picture.board.RouteOverlay;

/** Curves of prices and revenues: half of the games are within the band of a side. */
final class TrendPlots {
  private static final int WIDE = 520;
  private static final int HIGH = 280;

  /** More bands than these hide each other. */
  private static final int MOST_BANDS = 3;

  private static final double BAND = 0.2;

  private TrendPlots() {}

  /** A curve for each company, all companies together first. */
  static List<String> of(List<SideTally> sides, CompanyMeasure measure) {
    Set<String> companies = new TreeSet<>();
    sides.forEach(side -> companies.addAll(side.companies(measure)));
    return companies.stream().map(company -> plot(sides, measure, company)).toList();
  }

  private static String plot(List<SideTally> sides, CompanyMeasure measure, String company) {
    String whose = company.equals(SideTally.ALL) ? "all companies together" : company;
    XYChart chart =
        new XYChartBuilder()
            .width(WIDE)
            .height(HIGH)
            .title(measure.says() + ", " + whose)
            .xAxisTitle("set of rounds")
            .build();
    ReportPlots.plain(chart);
    chart.getStyler().setYAxisMin(0.0);
    chart.getStyler().setLegendVisible(sides.size() > 1);
    for (int side = 0; side < sides.size(); side++) {
      List<TrendPoint> points = sides.get(side).trend(measure, company);
      if (points.isEmpty()) continue;
      if (sides.size() <= MOST_BANDS) band(chart, side, points);
      line(chart, side, sides.get(side).side(), points);
    }
    return ReportPlots.svg(chart);
  }

  private static void line(XYChart chart, int side, String name, List<TrendPoint> points) {
    XYSeries series =
        chart.addSeries(
            name,
            points.stream().map(TrendPoint::set).toList(),
            points.stream().map(TrendPoint::half).toList());
    series.setMarker(SeriesMarkers.NONE);
    series.setLineColor(color(side));
    series.setLineStyle(ReportPlots.stroke(side));
  }

  /** Along the upper quarters and back along the lower ones. */
  private static void band(XYChart chart, int side, List<TrendPoint> points) {
    var sets = new ArrayList<Integer>(points.stream().map(TrendPoint::set).toList());
    var edge = new ArrayList<Double>(points.stream().map(TrendPoint::threeQuarters).toList());
    for (TrendPoint point : points.reversed()) {
      sets.add(point.set());
      edge.add(point.quarter());
    }
    XYSeries series = chart.addSeries("band " + side, sets, edge);
    series.setXYSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.PolygonArea);
    series.setFillColor(Shapes.faint(color(side), BAND));
    series.setLineColor(new Color(0, true));
    series.setLineStyle(new BasicStroke(0));
    series.setMarker(SeriesMarkers.NONE);
    series.setShowInLegend(false);
  }

  private static Color color(int side) {
    return RouteOverlay.COLORS.get(side % RouteOverlay.COLORS.size());
  }
}
