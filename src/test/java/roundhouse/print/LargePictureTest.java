package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.picture.Painter;
import roundhouse.print.LargePicture.Seams;

/** Pictures that are larger than a page are cut into parts to glue together. */
class LargePictureTest {
  @Test
  void aLargePictureIsCutIntoWindowsWithoutEmptyOnes() {
    Painter wide = painter(700, 100);

    assertThat(
            new LargePicture(
                    "wide", "Tiny", wide, PageSize.A4.upright(), 1, Seams.NONE, part -> true)
                .pages())
        .as("three strips upright, or across one below another")
        .hasSizeLessThan(4);
    assertThat(
            new LargePicture(
                    "wide",
                    "Tiny",
                    wide,
                    PageSize.A4.upright(),
                    1,
                    Seams.NONE,
                    part -> part.getX() > 350)
                .pages())
        .hasSize(1);
    assertThat(
            new LargePicture(
                    "square",
                    "Tiny",
                    painter(180, 180),
                    PageSize.A4.upright(),
                    1,
                    Seams.NONE,
                    part -> true)
                .pages())
        .hasSize(1);
  }

  @Test
  void aLargePictureIsCutAtItsSeams() {
    var seams = new Seams(List.of(40.0, 120.0, 150.0, 300.0), List.of());
    var windows = new ArrayList<Rectangle2D>();
    new LargePicture(
            "wide",
            "Tiny",
            painter(320, 100),
            PageSize.A4.upright(),
            1,
            seams,
            part -> windows.add(part.getBounds2D()))
        .pages();

    assertThat(windows)
        .as("the next part begins with a strip to glue under the one before")
        .containsExactly(
            new Rectangle2D.Double(0, 0, 150, 100), new Rectangle2D.Double(142, 0, 178, 100));
  }

  private static Painter painter(double width, double height) {
    return new Painter() {
      @Override
      public Rectangle2D bounds() {
        return new Rectangle2D.Double(0, 0, width, height);
      }

      @Override
      public void paint(Graphics2D graphics) {
        graphics.draw(bounds());
      }
    };
  }
}
