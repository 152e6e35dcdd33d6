package roundhouse.picture.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.PictureText;
import roundhouse.picture.Theme;

/** Numbers over rounds, drawn as lines with names and amounts. */
class LinePlotTest {
  private static final LinePlot PLOT =
      new LinePlot(
          new PlotLabels("Worth of players", "£", List.of("SR 1", "OR 1.1", "SR 2")),
          List.of(
              new LinePlot.Line("Ann", Color.RED, 0, List.of(400, 420, 510)),
              new LinePlot.Line("Ben", Color.BLUE, 1, List.of(400, 380, 505))),
          OptionalInt.of(1),
          Theme.LIGHT,
          new Dimension(900, 384));

  private static final List<Double> NONE = List.of(Double.NaN, Double.NaN, Double.NaN);

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
            List.of(new LinePlot.Line("Ann", Color.RED, 0, List.of(400, 420, 510, 520, 530))),
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

  @Test
  void aLineNeitherBeginsNorIsToldWhereItHasNoValue() {
    var plot =
        new LinePlot(
            new PlotLabels("Price of a share", "", List.of("set 1", "set 2", "set 3")),
            List.of(
                new LinePlot.Line("early", Color.RED, 0, List.of(100, 80, Double.NaN)),
                new LinePlot.Line("late", Color.BLUE, 1, List.of(Double.NaN, 70.5, 90)),
                new LinePlot.Line(
                    "never", Color.GREEN, 2, NONE, Optional.of(new LinePlot.Band(NONE, NONE)))),
            OptionalInt.empty(),
            Theme.LIGHT,
            new Dimension(520, 280));

    assertThat(PictureFiles.svg(plot, 520))
        .contains("early 80", "late 90")
        .doesNotContain("NaN", "never");
    assertThat(plot.says(0)).isEqualTo("set 1: early 100");
    assertThat(plot.says(1)).isEqualTo("set 2: early 80, late 70.5");
  }

  @Test
  void theScaleHoldsTheBandAroundALine() {
    var band = new LinePlot.Band(List.of(40.0, 50.0), List.of(60.0, 390.0));
    var plot =
        new LinePlot(
            new PlotLabels("Price of a share", "", List.of("set 1", "set 2")),
            List.of(new LinePlot.Line("", Color.RED, 0, List.of(50, 70), Optional.of(band))),
            OptionalInt.empty(),
            Theme.LIGHT,
            new Dimension(520, 280));

    assertThat(PictureFiles.svg(plot, 520)).contains(">400</text");
  }

  @Test
  void aLongNameAtTheEndOfALineHasRoom() {
    String name = "1889:beginner-game with twice as much money";
    var plot =
        new LinePlot(
            new PlotLabels("Revenue", "", List.of("set 1", "set 2")),
            List.of(new LinePlot.Line(name, Color.RED, 0, List.of(10, 20))),
            OptionalInt.empty(),
            Theme.LIGHT,
            new Dimension(520, 280));

    double wide = PictureText.bold(name + " 20", 12).width();
    assertThat(plot.bounds().getWidth()).isGreaterThanOrEqualTo(70 + 240 + wide + 8);
  }
}
