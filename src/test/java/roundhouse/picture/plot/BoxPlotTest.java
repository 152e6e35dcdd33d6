package roundhouse.picture.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;

class BoxPlotTest {
  private static final int MIDDLE = 60 + 320 / 2;

  private static BoxPlot plot(Double... spread) {
    return new BoxPlot(
        "sets of rounds",
        List.of(new BoxPlot.Box("standard", Color.RED, List.of(spread))),
        Theme.LIGHT,
        new Dimension(400, 280));
  }

  /** Rows of the picture that are filled at a distance from the middle of the box. */
  private static int[] rows(BoxPlot plot, int beside) {
    BufferedImage image = PictureFiles.image(plot, 400);
    return IntStream.range(0, image.getHeight())
        .filter(y -> isRed(new Color(image.getRGB(MIDDLE + beside, y), true)))
        .toArray();
  }

  private static boolean isRed(Color color) {
    return color.getRed() > 200 && color.getBlue() < 60 && color.getAlpha() > 20;
  }

  @Test
  void theScaleBeginsAtTheLeastValueAndEndsAtTheGreatest() {
    assertThat(PictureFiles.svg(plot(6.0, 7.0, 7.0, 8.0, 9.0), 400))
        .contains(">6</text", ">9</text", "standard", "sets of rounds")
        .doesNotContain(">5</text", ">10</text", ">0</text");
  }

  @Test
  void linesReachBeyondTheBoxToTheLeastAndTheGreatest() {
    BoxPlot plot = plot(0.0, 25.0, 50.0, 75.0, 100.0);
    int[] middle = rows(plot, 0);
    int[] edge = rows(plot, 25);

    assertThat(middle[0]).isLessThan(edge[0]);
    assertThat(middle[middle.length - 1]).isGreaterThan(edge[edge.length - 1]);
  }

  @Test
  void oneValueInAllGamesIsDrawnToo() {
    assertThat(PictureFiles.svg(plot(7.0, 7.0, 7.0, 7.0, 7.0), 400)).contains(">7</text");
  }
}
