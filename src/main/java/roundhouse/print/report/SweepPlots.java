package roundhouse.print.report;

import java.util.ArrayList;
import java.util.List;
import roundhouse.lab.answers.FigureGrid;
import roundhouse.picture.Theme;
import roundhouse.picture.plot.GridPlot;
import roundhouse.picture.plot.PlotLabels;

/** Figures over the values of sweeps, as heat. */
public final class SweepPlots {
  private SweepPlots() {}

  public static GridPlot of(FigureGrid grid, Theme theme) {
    var cells = new ArrayList<GridPlot.Cell>();
    for (int row = 0; row < grid.rows().size(); row++)
      for (int column = 0; column < grid.columns().size(); column++)
        cells.add(
            new GridPlot.Cell(
                grid.cell(row, column).value(),
                grid.value(row, column),
                grid.interval(row, column)));
    var labels = new PlotLabels(grid.title(), grid.corner(), List.copyOf(grid.columns()));
    return new GridPlot(labels, grid.rows(), cells, theme);
  }
}
