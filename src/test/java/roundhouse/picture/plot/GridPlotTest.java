package roundhouse.picture.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.picture.Theme;

class GridPlotTest {
  private final GridPlot plot =
      new GridPlot(
          new PlotLabels("Sets", "bank \\ trains", List.of("1", "2")),
          List.of("100"),
          List.of(
              new GridPlot.Cell(3, "3.0", "2.9 to 3.1"), new GridPlot.Cell(9, "9.0", "8 to 10")),
          Theme.LIGHT);

  @Test
  void itsCellsAreToldInWords() {
    assertThat(plot.says()).isEqualTo("Sets; 100 1: 3.0; 100 2: 9.0");
  }

  @Test
  void theGreaterValueHasTheStrongerColour() {
    var size = plot.bounds();
    var image =
        new BufferedImage(
            (int) size.getWidth(), (int) size.getHeight(), BufferedImage.TYPE_INT_RGB);
    var graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    plot.paint(graphics);
    graphics.dispose();
    int right = image.getWidth() - 26;
    int low = image.getHeight() - 24;

    assertThat(blue(image, right, low)).isLessThan(blue(image, right - 130, low));
  }

  private static int blue(BufferedImage image, int x, int y) {
    return new Color(image.getRGB(x, y)).getBlue();
  }
}
