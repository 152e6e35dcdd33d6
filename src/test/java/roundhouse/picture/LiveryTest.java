package roundhouse.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import roundhouse.board.TileColor;
import roundhouse.picture.board.RouteOverlay;

class LiveryTest {

  @Test
  void coloursAreParsedFromNamesAndNumbers() {
    assertThat(ColorNames.parse("deepskyblue")).contains(new Color(0x00BFFF));
    assertThat(ColorNames.parse("#ff8000")).contains(new Color(0xFF8000));
    assertThat(ColorNames.parse("#F80")).contains(new Color(0xFF8800));
    assertThat(ColorNames.parse("skyish")).isEmpty();
    assertThat(ColorNames.parse("#12345")).isEmpty();
    assertThat(ColorNames.names()).hasSize(148).contains("rebeccapurple");
  }

  @Test
  void lettersAreWhiteOnDarkColoursAndBlackOnLightOnes() {
    assertThat(new Livery("A", Color.YELLOW).letterColor()).isEqualTo(Theme.INK);
    assertThat(new Livery("A", new Color(0x000080)).letterColor()).isEqualTo(Theme.WHITE);
  }

  @ParameterizedTest
  @EnumSource(Themes.class)
  void namesOfLinesCanBeReadOnPaper(Themes themes) {
    for (Color color : RouteOverlay.COLORS)
      assertThat(Livery.contrastRatio(themes.theme.onPaper(color), themes.theme.paper()))
          .as("%s", color)
          .isGreaterThanOrEqualTo(Livery.READABLE);
    assertThat(themes.theme.onPaper(themes.theme.text())).isEqualTo(themes.theme.text());
  }

  @ParameterizedTest
  @EnumSource(Themes.class)
  void tilesOfEachStepAreDarkerThanThoseTheyReplace(Themes themes) {
    List<TileColor> steps =
        List.of(TileColor.WHITE, TileColor.YELLOW, TileColor.GREEN, TileColor.BROWN);
    for (int i = 1; i < steps.size(); i++) {
      double before = Livery.luminance(themes.theme.ground(steps.get(i - 1)));
      double after = Livery.luminance(themes.theme.ground(steps.get(i)));
      assertThat(before - after).as("%s to %s", steps.get(i - 1), steps.get(i)).isGreaterThan(0.04);
    }
  }

  private enum Themes {
    LIGHT(Theme.LIGHT),
    DARK(Theme.DARK);

    private final Theme theme;

    Themes(Theme theme) {
      this.theme = theme;
    }
  }
}
