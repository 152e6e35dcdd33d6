package roundhouse.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import roundhouse.picture.Painter;
import roundhouse.print.Seams.Seam;

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
    var seams =
        new Seams(Stream.of(40, 120, 150, 300).map(x -> Seam.upright(x)).toList(), List.of());
    var windows = new ArrayList<Rectangle2D>();
    Painter wide = painter(320, 100, graphics -> windows.add(graphics.getClip().getBounds2D()));
    new LargePicture("wide", "Tiny", wide, PageSize.A4.upright(), 1, seams, part -> true)
        .pages()
        .forEach(page -> page.image(1));

    assertThat(windows)
        .as("the next part begins with a strip to glue under the one before")
        .containsExactly(
            new Rectangle2D.Double(0, 0, 150, 100), new Rectangle2D.Double(142, 0, 178, 100));
  }

  @Test
  void aPartThatWouldOnlyShowWhatANeighbourShowsIsOmitted() {
    var seams = new Seams(List.of(Seam.upright(150)), List.of());
    var owned = new ArrayList<Rectangle2D>();
    new LargePicture("wide", "Tiny", painter(320, 100), PageSize.A4.upright(), 1, seams, owned::add)
        .pages();

    assertThat(owned)
        .containsExactly(
            new Rectangle2D.Double(0, 0, 150, 100), new Rectangle2D.Double(150, 0, 170, 100));
  }

  @Test
  void aCutThatWindsLeavesOneSideOfItToEachPart() {
    Shape before = new Polygon(new int[] {0, 160, 140, 0}, new int[] {0, 0, 100, 100}, 4);
    var seams = new Seams(List.of(new Seam(140, 160, () -> before)), List.of());
    var windows = new ArrayList<Shape>();
    Painter wide = painter(320, 100, graphics -> windows.add(graphics.getClip()));
    new LargePicture("wide", "Tiny", wide, PageSize.A4.upright(), 1, seams, part -> true)
        .pages()
        .forEach(page -> page.image(1));

    assertThat(windows).hasSize(2);
    assertThat(windows.get(0).contains(155, 5)).as("before the cut").isTrue();
    assertThat(windows.get(0).contains(155, 95)).as("after it").isFalse();
    assertThat(windows.get(1).contains(133, 95)).as("the strip for gluing").isTrue();
    assertThat(windows.get(1).contains(131, 95)).as("before the strip").isFalse();
  }

  private static Painter painter(double width, double height) {
    return painter(width, height, graphics -> {});
  }

  private static Painter painter(double width, double height, Consumer<Graphics2D> drawing) {
    return new Painter() {
      @Override
      public Rectangle2D bounds() {
        return new Rectangle2D.Double(0, 0, width, height);
      }

      @Override
      public void paint(Graphics2D graphics) {
        drawing.accept(graphics);
      }
    };
  }
}
