package roundhouse.picture.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;

/** Numbers over rounds, drawn as lines with names and amounts. */
class LinePlotTest {
  private static final LinePlot PLOT =
      new LinePlot(
          new PlotLabels("Worth of players", "£", List.of("SR 1", "OR 1.1", "SR 2")),
          List.of(
              new LinePlot.Line("Ann", Color.RED, List.of(400, 420, 510)),
              new LinePlot.Line("Ben", Color.BLUE, List.of(400, 380, 505))),
          OptionalInt.of(1),
          Theme.LIGHT,
          new Dimension(900, 384));

  @Test
  void thePictureShowsTitleRoundsAmountsAndNames() {
    assertThat(PictureFiles.svg(PLOT, 900))
        .contains("Worth of players")
        .contains("OR 1.1")
        .contains("£600")
        .contains("Ann £510")
        .contains("Ben £505");
  }

  @Test
  void aLongNameOfARoundLeavesTheNextOneOut() {
    var plot =
        new LinePlot(
            new PlotLabels(
                "Worth of players",
                "£",
                List.of("Auction of private companies", "OR 1.1", "SR 2", "OR 2.1", "SR 3")),
            List.of(new LinePlot.Line("Ann", Color.RED, List.of(400, 420, 510, 520, 530))),
            OptionalInt.empty(),
            Theme.LIGHT,
            new Dimension(480, 384));

    assertThat(PictureFiles.svg(plot, 480))
        .contains("Auction of private companies", "SR 2", "SR 3")
        .doesNotContain("OR 1.1");
  }

  @Test
  void theNearestRoundToAPointIsFoundAndDescribed() {
    assertThat(PLOT.placeAt(new Point2D.Double(70 + 365, 100))).hasValue(1);
    assertThat(PLOT.placeAt(new Point2D.Double(5, 100))).isEmpty();
    assertThat(PLOT.says(1)).isEqualTo("OR 1.1: Ann £420, Ben £380");
  }

  @Test
  void aGameThatHasJustBegunIsDrawnToo() {
    var plot =
        new LinePlot(
            new PlotLabels("Share prices", "£", List.of("SR 1")),
            List.of(),
            OptionalInt.empty(),
            Theme.DARK,
            new Dimension(400, 200));
    assertThat(PictureFiles.image(plot, 400).getHeight()).isPositive();
  }
}
