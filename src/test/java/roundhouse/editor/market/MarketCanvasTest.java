package roundhouse.editor.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.market.MarketPainter;
import roundhouse.script.loading.Loaded;
import roundhouse.workshop.SmallTitle;

class MarketCanvasTest {
  private static final int WIDTH = 400;
  private static final int HEIGHT = 160;

  @TempDir Path root;
  private EditedMarket market;
  private MarketCanvas canvas;

  /** A market of ten rows and twenty columns in a view that has room for a part of it. */
  @BeforeEach
  void open() throws Exception {
    SmallTitle small = SmallTitle.in(root.toRealPath());
    String row =
        IntStream.range(0, 20).mapToObj(at -> "" + (100 + at)).collect(Collectors.joining(" "));
    small.write(
        "market.yaml", "prices: |\n" + ("  " + row + "\n").repeat(10) + "zones: { p: par }\n");
    var result = small.titles().read(small.folder(), Set.of(), UnsavedTexts.NONE);
    market = EditedMarket.of(Loaded.of(small.folder(), result)).orElseThrow();
    var look = new WindowLook(new Settings(root.resolve("window.properties")));
    canvas = new MarketCanvas(new Deaf(), look);
    canvas.setSize(WIDTH, HEIGHT);
    select(0, 0);
  }

  private void select(int row, int column) {
    canvas.show(Optional.of(market), MarketSelection.of(new MarketCell(row, column)), List.of());
  }

  private Point2D place(int row, int column) {
    var painter =
        new MarketPainter(market.market(), PriceTokens.NONE, Liveries.NONE, Theme.LIGHT)
            .bareIn(WIDTH, HEIGHT);
    var box = painter.box(new MarketCell(row, column));
    return canvas.pixel(new Point2D.Double(box.getCenterX(), box.getCenterY()));
  }

  private boolean isSeen(int row, int column) {
    Point2D at = place(row, column);
    return at.getX() > 0 && at.getX() < WIDTH && at.getY() > 0 && at.getY() < HEIGHT;
  }

  @Test
  void spacesAreAsLargeAsTheirPricesNeedHoweverSmallTheView() {
    assertThat(place(0, 1).getX() - place(0, 0).getX()).isGreaterThanOrEqualTo(34 - 1e-6);
    assertThat(place(1, 0).getY() - place(0, 0).getY()).isGreaterThanOrEqualTo(28 - 1e-6);
  }

  @Test
  void theViewFollowsTheSelectionWhereItIsBeyondWhatIsSeen() {
    assertThat(isSeen(0, 0)).isTrue();
    assertThat(isSeen(9, 19)).isFalse();

    select(9, 19);

    assertThat(isSeen(9, 19)).isTrue();
  }

  @Test
  void theViewStaysForASelectionThatIsSeen() {
    Point2D before = place(0, 0);

    select(1, 2);

    assertThat(place(0, 0)).isEqualTo(before);
  }

  /** Nobody types here. */
  private static final class Deaf implements MarketCanvas.Listener {
    @Override
    public void choose(MarketSelection selection) {}

    @Override
    public Optional<String> write(String word) {
      return Optional.empty();
    }

    @Override
    public void toggleZone(String letter) {}
  }
}
