package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.TileColor;
import roundhouse.picture.board.RouteOverlay;

/** Colours with a meaning differ even for people without red or green cones. */
class FewHuesTest {
  private static final double[][] ALL_CONES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

  /** Machado, Oliveira and Fernandes 2009, on linear light. */
  private static final double[][] NO_RED_CONES = {
    {0.152286, 1.052583, -0.204868},
    {0.114503, 0.786281, 0.099216},
    {-0.003882, -0.048116, 1.051998}
  };

  private static final double[][] NO_GREEN_CONES = {
    {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
  };

  /** Converts linear light to tristimulus values, relative to white. */
  private static final double[][] TO_WHITE = {
    {0.4339, 0.3762, 0.1899}, {0.2126, 0.7152, 0.0722}, {0.0177, 0.1095, 0.8728}
  };

  private static final List<double[][]> EYES = List.of(ALL_CONES, NO_RED_CONES, NO_GREEN_CONES);

  @Test
  void runsAndPlotsDifferFromEachOther() {
    assertThat(least(RouteOverlay.COLORS)).isGreaterThan(10);
  }

  @Test
  void runsDifferFromTileColours() {
    for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
      for (var color :
          List.of(
              TileColor.WHITE,
              TileColor.YELLOW,
              TileColor.GREEN,
              TileColor.BROWN,
              TileColor.GRAY)) {
        assertThat(RouteOverlay.COLORS).allMatch(run -> difference(run, theme.ground(color)) > 10);
      }
    }
  }

  @Test
  void zonesOfAMarketDifferFromEachOtherAndFromPlainSpaces() {
    for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
      var colors = new ArrayList<>(theme.zones().values());
      colors.add(theme.space());

      assertThat(least(colors)).isGreaterThan(theme == Theme.DARK ? 6 : 10);
    }
  }

  @Test
  void redAndGreenOfEqualLightnessLookAlike() {
    assertThat(difference(new Color(0xF2A7A0), new Color(0x9BCBA4))).isLessThan(10);
  }

  /** The smallest difference between any two. */
  private static double least(List<Color> colors) {
    double least = Double.MAX_VALUE;
    for (int one = 0; one < colors.size(); one++) {
      for (int other = 0; other < one; other++)
        least = Math.min(least, difference(colors.get(one), colors.get(other)));
    }
    return least;
  }

  /**
   * The smallest difference of two colours for any kind of vision; a difference of 2 is just
   * visible side by side.
   */
  private static double difference(Color one, Color other) {
    return EYES.stream()
        .mapToDouble(eyes -> distance(lab(one, eyes), lab(other, eyes)))
        .min()
        .orElseThrow();
  }

  private static double distance(double[] one, double[] other) {
    return Math.sqrt(
        Math.pow(one[0] - other[0], 2)
            + Math.pow(one[1] - other[1], 2)
            + Math.pow(one[2] - other[2], 2));
  }

  private static double[] lab(Color color, double[][] eyes) {
    double[] seen =
        times(
            eyes,
            new double[] {
              linear(color.getRed()), linear(color.getGreen()), linear(color.getBlue())
            });
    for (int part = 0; part < 3; part++) seen[part] = Math.clamp(seen[part], 0, 1);
    double[] white = times(TO_WHITE, seen);
    for (int part = 0; part < 3; part++)
      white[part] =
          white[part] > 0.008856 ? Math.cbrt(white[part]) : 7.787 * white[part] + 16 / 116.0;
    return new double[] {
      116 * white[1] - 16, 500 * (white[0] - white[1]), 200 * (white[1] - white[2])
    };
  }

  private static double linear(int part) {
    double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  private static double[] times(double[][] matrix, double[] vector) {
    var product = new double[3];
    for (int row = 0; row < 3; row++)
      for (int column = 0; column < 3; column++)
        product[row] += matrix[row][column] * vector[column];
    return product;
  }
}
