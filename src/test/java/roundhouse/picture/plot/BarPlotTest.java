package roundhouse.picture.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.picture.Theme;

class BarPlotTest {
  private static final Color PAPER = Color.WHITE;
  private static final Color FIRST = Theme.LIGHT.onPaper(Color.RED);

  private static BarPlot plot(double first, double second) {
    return plot(first, second, Theme.LIGHT);
  }

  private static BarPlot plot(double first, double second, Theme theme) {
    var one = new BarPlot.Bars("one", Color.RED, List.of(first, 10.0));
    var other = new BarPlot.Bars("other", Color.BLUE, List.of(second, 2.5));
    return new BarPlot(
        new PlotLabels("Wins", "%", List.of("seat 1", "seat 2")),
        List.of(one, other),
        theme,
        new Dimension(400, 300));
  }

  /** The number of pixels that have a colour. */
  private static long points(BarPlot plot, Color color) {
    var image = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
    var graphics = image.createGraphics();
    graphics.setColor(PAPER);
    graphics.fillRect(0, 0, 400, 300);
    plot.paint(graphics);
    graphics.dispose();
    long count = 0;
    for (int x = 0; x < 400; x++)
      for (int y = 0; y < 300; y++)
        if ((image.getRGB(x, y) & 0xFFFFFF) == (color.getRGB() & 0xFFFFFF)) count++;
    return count;
  }

  @Test
  void aHigherBarTakesMoreInk() {
    assertThat(points(plot(20, 5), FIRST)).isGreaterThan(points(plot(5, 20), FIRST));
  }

  @Test
  void theSecondSideIsAnOutline() {
    BarPlot same = plot(10, 10);

    assertThat(points(same, Color.BLUE)).isPositive().isLessThan(points(same, FIRST) / 2);
  }

  @Test
  void aDarkColourIsLightEnoughToBeSeenOnDarkPaper() {
    BarPlot dark = plot(10, 10, Theme.DARK);

    assertThat(points(dark, Color.BLUE)).isZero();
    assertThat(points(dark, Theme.DARK.onPaper(Color.BLUE))).isPositive();
  }

  @Test
  void aNumberHasADecimalOnlyIfNeeded() {
    assertThat(BarPlot.number(2)).isEqualTo("2");
    assertThat(BarPlot.number(1.96)).isEqualTo("2");
    assertThat(BarPlot.number(1.94)).isEqualTo("1.9");
  }

  @Test
  void allNumbersAreDescribedInWords() {
    assertThat(plot(20, 5).says())
        .isEqualTo("Wins; one: seat 1 20%, seat 2 10%; other: seat 1 5%, seat 2 2.5%");
  }
}
