package roundhouse.picture.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.geom.Point2D;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.picture.Theme;

class PairPlotTest {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final PairPlot plot =
      new PairPlot(
          new PlotLabels("Phase 5 begins", "mine", List.of("1860")),
          List.of(
              new PairPlot.Dot(4, 6, 3), new PairPlot.Dot(8, 8, 1), new PairPlot.Dot(7, NEVER, 2)),
          Color.BLUE,
          Theme.LIGHT,
          new Dimension(500, 400));

  @Test
  void itTellsHowManyPairsAreOnEitherSideOfTheLine() {
    assertThat(plot.says())
        .isEqualTo("Phase 5 begins: mine more than 1860 in 5, less in 0, the same in 1");
  }

  @Test
  void aPointIsFoundWhereItIsDrawnAndNotFarAway() {
    assertThat(plot.at(plot.centre(1))).hasValue(1);
    assertThat(plot.at(new Point2D.Double(plot.centre(1).getX() + 3, plot.centre(1).getY())))
        .hasValue(1);
    assertThat(plot.at(new Point2D.Double(plot.bounds().getMaxX(), plot.bounds().getMaxY())))
        .isEmpty();
  }

  @Test
  void whatNeverComesIsAboveAllThatDoes() {
    assertThat(plot.centre(2).getY()).isLessThan(plot.centre(1).getY());
  }
}
