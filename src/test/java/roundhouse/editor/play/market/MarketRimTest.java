package roundhouse.editor.play.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceTokens;
import roundhouse.market.StockMarket;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.market.MarketPainter;
import roundhouse.testkit.TestTitle;

/** A view that ends before the market does says what lies beyond. */
class MarketRimTest {
  private static final StockMarket MARKET = TestTitle.of("1830").market();
  private static final PriceTokens TOKENS =
      PriceTokens.NONE.placed("PRR", new MarketCell(0, 18)).placed("NYC", new MarketCell(5, 0));
  private static final MarketPainter PAINTER =
      new MarketPainter(MARKET, TOKENS, Liveries.NONE, Theme.LIGHT);

  private static Map<Vec, String> told(double right, Dimension view) {
    var shift = AffineTransform.getTranslateInstance(-right, 0);
    return new MarketRim(MARKET, PAINTER, shift, view, Theme.LIGHT).told();
  }

  @Test
  void aViewOfAllSaysNothing() {
    assertThat(told(0, new Dimension(3000, 2000))).isEmpty();
  }

  @Test
  void companiesAndPricesBeyondTheRightAreTold() {
    int columns = 18;
    double width = PAINTER.box(new MarketCell(0, columns)).getX();
    assertThat(told(0, new Dimension((int) width, 2000)))
        .containsExactly(Map.entry(new Vec(1, 0), "PRR 300–350"));
  }

  @Test
  void itCoversNoPriceWhereACornerIsFree() {
    double column = PAINTER.box(new MarketCell(0, 17)).getX();
    double row = PAINTER.box(new MarketCell(10, 0)).getY();
    var view = new Dimension((int) column, (int) row);
    var rim = new MarketRim(MARKET, PAINTER, new AffineTransform(), view, Theme.LIGHT);
    assertThat(rim.places().values())
        .hasSize(2)
        .allSatisfy(
            place ->
                assertThat(MARKET.spaces())
                    .noneMatch(space -> PAINTER.box(space.cell()).intersects(place)));
  }

  /** A market of two rows fills its view, with spaces as small as they may be. */
  @Test
  void itCoversNoPriceOfALowMarket() {
    StockMarket low = TestTitle.of("1860").market();
    var view = new Dimension(700, 62);
    MarketPainter small =
        new MarketPainter(low, PriceTokens.NONE, Liveries.NONE, Theme.LIGHT)
            .in(view.width, view.height);
    double scale = MarketPainter.LEAST_SCALE;
    var toView = new AffineTransform(scale, 0, 0, scale, -4 * 34, 0);
    var rim = new MarketRim(low, small, toView, view, Theme.LIGHT);
    assertThat(rim.places()).containsOnlyKeys(new Vec(1, 0), new Vec(-1, 0));
    assertThat(rim.places().values())
        .allSatisfy(
            place ->
                assertThat(low.spaces())
                    .noneMatch(
                        space ->
                            toView
                                .createTransformedShape(small.priceBox(space))
                                .intersects(place)));
  }

  @Test
  void itsLettersHaveSmoothEdges() {
    var image = new BufferedImage(200, 100, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    new MarketRim(MARKET, PAINTER, new AffineTransform(), new Dimension(200, 100), Theme.LIGHT)
        .draw(graphics);
    graphics.dispose();
    long colours = IntStream.of(image.getRGB(0, 0, 200, 100, null, 0, 200)).distinct().count();
    assertThat(colours).as("ground, band, letters, and the shades between them").isGreaterThan(20);
  }

  @Test
  void eachSideTellsItsOwn() {
    double first = PAINTER.box(new MarketCell(0, 1)).getX();
    Map<Vec, String> told = told(first, new Dimension(3000, (int) (first * 3)));
    assertThat(told).containsOnlyKeys(new Vec(-1, 0), new Vec(0, 1));
    assertThat(told.get(new Vec(-1, 0))).startsWith("NYC ");
  }
}
