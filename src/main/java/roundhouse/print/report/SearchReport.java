package roundhouse.print.report;

import roundhouse.lab.valuesearch.LossGrid;
import roundhouse.lab.valuesearch.ValueSearchAnswer;
import roundhouse.picture.Theme;
import roundhouse.picture.plot.GridPlot;
import roundhouse.picture.plot.PlotLabels;
import roundhouse.print.html.HtmlPage;

/**
 * The answer of a search as one page that needs no other file, with a picture for each pair of
 * values.
 */
public record SearchReport(ValueSearchAnswer answer) {
  private static final int WIDE = 900;

  /** Farther off makes no stronger colour. */
  private static final double STRONGEST = 4;

  /** The page. */
  public String html() {
    String title = "Search: " + answer.name();
    var page = new HtmlPage();
    page.line("<h1>%s</h1><pre>%s</pre>", title, answer.text());
    page.line(
        "<p>%s</p>",
        "How far designs are off, as the search expects: the worst aim in tolerances, of which 1"
            + " is allowed, and its figure. The other values are those that were found.");
    for (LossGrid grid : answer.grids()) {
      GridPlot plot = plot(grid, Theme.LIGHT);
      page.image(plot, (int) Math.min(WIDE, plot.bounds().getWidth()));
    }
    return page.page(title);
  }

  /** How far designs are off over two values. */
  public static GridPlot plot(LossGrid grid, Theme theme) {
    var labels =
        new PlotLabels(
            "How far off, 1 being allowed: %s and %s".formatted(grid.down(), grid.across()),
            "%s \\ %s".formatted(grid.down(), grid.across()),
            grid.columns());
    return new GridPlot(
        labels,
        grid.rows(),
        grid.cells().stream()
            .map(
                cell ->
                    new GridPlot.Cell(Math.min(STRONGEST, cell.loss()), cell.says(), cell.worst()))
            .toList(),
        theme);
  }
}
