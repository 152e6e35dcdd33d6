package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Map;
import org.junit.jupiter.api.Test;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

class HeatPainterTest {
  private static final int WIDE = 1200;
  private static final GameMap MAP = PlayableTitles.title().map();

  /** Hexes of 1860 without anything printed in their upper half. */
  private static final HexId ONE = HexId.of("E7");

  private static final HexId TWO = HexId.of("F8");

  @Test
  void theFurtherFromNothingTheStrongerTheColour() {
    HeatPainter heat = heat(Map.of(ONE, 4.0, TWO, 1.0), false);

    assertThat(redness(heat, ONE)).isGreaterThan(redness(heat, TWO));
    assertThat(redness(heat, TWO)).isGreaterThan(redness(heat(Map.of(ONE, 4.0), false), TWO));
  }

  @Test
  void lessHasAnotherColourThanMore() {
    HeatPainter heat = heat(Map.of(ONE, -4.0, TWO, 4.0), true);

    assertThat(redness(heat, ONE)).isNegative();
    assertThat(redness(heat, TWO)).isPositive();
  }

  @Test
  void theNumberStandsInItsHexWithASignWhereItIsADifference() {
    assertThat(PictureFiles.svg(heat(Map.of(ONE, 2.25, TWO, 12.4), false), WIDE))
        .contains(">2.3</text", ">12</text");
    assertThat(PictureFiles.svg(heat(Map.of(ONE, 0.5, TWO, -0.52), true), WIDE))
        .contains(">+0.5</text", ">−0.5</text");
  }

  @Test
  void noHeatLiesOnANameOrAStop() {
    HexId city = HexId.of("F2");
    String svg = PictureFiles.svg(heat(Map.of(city, 4.0), false), WIDE);

    assertThat(svg.indexOf("rgb(213,94,0)"))
        .isPositive()
        .isLessThan(svg.indexOf("stops-" + city))
        .isLessThan(svg.indexOf("notes-" + city));
  }

  @Test
  void whatIsTooSmallToShowAndWhatIsOffTheMapIsLeftOut() {
    assertThat(PictureFiles.svg(heat(Map.of(ONE, 0.04, HexId.of("Z99"), 3.0), false), WIDE))
        .isEqualTo(PictureFiles.svg(heat(Map.of(), false), WIDE));
  }

  private static HeatPainter heat(Map<HexId, Double> heat, boolean signed) {
    return new HeatPainter(MAP, Liveries.NONE, Theme.LIGHT, heat, signed);
  }

  /** How much more red than blue there is above the middle of a hex, beside its plain ground. */
  private static int redness(HeatPainter painter, HexId hex) {
    BufferedImage picture = PictureFiles.image(painter, WIDE);
    double scale = WIDE / painter.bounds().getWidth();
    Vec at =
        new HexGeometry(MAP.layout())
            .centre(MAP.hex(hex).place())
            .plus(new Vec(0, -50))
            .minus(new Vec(painter.bounds().getX(), painter.bounds().getY()))
            .times(scale);
    var color = new Color(picture.getRGB((int) at.x(), (int) at.y()));
    Color plain = Theme.LIGHT.ground(MAP.hex(hex).printed().color());
    return color.getRed() - color.getBlue() - (plain.getRed() - plain.getBlue());
  }
}
