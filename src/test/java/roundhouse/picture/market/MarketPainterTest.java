package roundhouse.picture.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import roundhouse.market.MarketCell;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.board.TextRecorder;
import roundhouse.testkit.TestTitle;

class MarketPainterTest {
  private static final Liveries LIVERIES =
      new Liveries(
          Map.of(
              "AB",
              new Livery("AB", new Color(0x2040C0)),
              "CD",
              new Livery("CD", new Color(0xC02040))));

  @Test
  void aSpaceHasTheColourOfItsZone() {
    var painter = new MarketPainter(row(false, 4), PriceTokens.NONE, LIVERIES, Theme.LIGHT);
    assertThat(at(painter, centre(painter, 1))).isEqualTo(Theme.LIGHT.zones().get(Zone.PAR));
    assertThat(at(painter, centre(painter, 2))).isEqualTo(Theme.LIGHT.space());
  }

  @Test
  void columnsOfAZigzagAlternateBetweenTwoTiers() {
    var painter = new MarketPainter(row(true, 4), PriceTokens.NONE, LIVERIES, Theme.LIGHT);
    assertThat(painter.box(new MarketCell(0, 0)).getY())
        .isEqualTo(painter.box(new MarketCell(0, 2)).getY());
    assertThat(painter.box(new MarketCell(0, 1)).getY())
        .isEqualTo(painter.box(new MarketCell(0, 0)).getMaxY());
    assertThat(painter.box(new MarketCell(0, 2)).getX())
        .isEqualTo(painter.box(new MarketCell(0, 0)).getMaxX());
    assertThat(painter.box(new MarketCell(0, 1)).getX())
        .isEqualTo(painter.box(new MarketCell(0, 0)).getCenterX());
  }

  @Test
  void aMarketNeedsTheHeightThatItsWidthMakesUseOf() {
    for (String title : List.of("1860", "1846", "1830")) {
      var painter =
          new MarketPainter(TestTitle.of(title).market(), PriceTokens.NONE, LIVERIES, Theme.LIGHT);
      double height = painter.heightFor(1300);
      double scale = scale(painter.bareIn(1300, height), height);

      assertThat(scale).isEqualTo(scale(painter.bareIn(1300, 9 * height), 9 * height));
      assertThat(scale(painter.bareIn(1300, height / 2), height / 2)).isLessThan(scale);
    }
  }

  /** Pixels for a unit in a view 1300 pixels wide. */
  private static double scale(MarketPainter painter, double height) {
    Rectangle2D all = painter.bounds();
    return Math.min(1.1, Math.min(1300 / all.getWidth(), height / all.getHeight()));
  }

  @Test
  void withoutTokensAViewShowsTheParPricesRatherThanTheLegend() {
    var painter =
        new MarketPainter(TestTitle.of("1860").market(), PriceTokens.NONE, LIVERIES, Theme.LIGHT);
    var spaces = painter.box(new MarketCell(0, 0)).createUnion(painter.box(new MarketCell(0, 1)));
    assertThat(painter.heart().isEmpty()).isFalse();
    assertThat(painter.heart().getMaxY()).isLessThanOrEqualTo(spaces.getMaxY());
    assertThat(painter.bounds().getMaxY()).isGreaterThan(spaces.getMaxY());
  }

  @Test
  void theFirstTokenIsOnTop() {
    PriceTokens tokens =
        PriceTokens.NONE.placed("AB", new MarketCell(0, 2)).placed("CD", new MarketCell(0, 2));
    var box =
        new MarketPainter(row(false, 4), tokens, LIVERIES, Theme.LIGHT).box(new MarketCell(0, 2));
    var painter = new MarketPainter(row(false, 4), tokens, LIVERIES, Theme.LIGHT);
    assertThat(colorsIn(painter, box)).contains(new Color(0x2040C0), new Color(0xC02040));
    long first = count(painter, box, new Color(0x2040C0));
    long second = count(painter, box, new Color(0xC02040));
    assertThat(first).isGreaterThan(second);
  }

  @Test
  void aTokenOnTheScreenHasTwoCapitalsAndOneOnPaperAllLetters() throws Exception {
    var liveries = new Liveries(Map.of("IOW", new Livery("IOW", new Color(0xFF0000))));
    PriceTokens tokens = PriceTokens.NONE.placed("IOW", new MarketCell(0, 1));
    var painter = new MarketPainter(row(false, 4), tokens, liveries, Theme.LIGHT);
    var screen = new TextRecorder();
    var paper = new TextRecorder();

    painter.paint(screen, 0.6);
    painter.paint(paper);

    assertThat(screen.texts()).extracting(TextRecorder.Text::says).contains("IO");
    assertThat(paper.texts()).extracting(TextRecorder.Text::says).contains("IOW");
  }

  @Test
  void noneOfSixTokensInASpaceIsCovered() {
    var liveries = new TreeMap<String, Livery>();
    PriceTokens tokens = PriceTokens.NONE;
    for (int red = 200; red <= 250; red += 10) {
      String company = "U" + red;
      liveries.put(company, new Livery("", new Color(red, 10, 10)));
      tokens = tokens.placed(company, new MarketCell(0, 1));
    }
    var painter = new MarketPainter(row(false, 4), tokens, new Liveries(liveries), Theme.LIGHT);
    var box = painter.box(new MarketCell(0, 1));

    long first = count(painter, box, liveries.firstEntry().getValue().color());
    assertThat(first).isPositive();
    liveries.forEach(
        (company, livery) ->
            assertThat(count(painter, box, livery.color()))
                .as(company)
                .isGreaterThan(first * 2 / 3));
  }

  @Test
  void aPointFindsItsSpace() {
    var painter = new MarketPainter(row(true, 4), PriceTokens.NONE, LIVERIES, Theme.LIGHT);
    assertThat(painter.spaceAt(centre(painter, 3).point()).map(MarketSpace::price)).contains(40);
    assertThat(painter.spaceAt(new Vec(-5, -5).point())).isEmpty();
  }

  private static StockMarket row(boolean zigzag, int count) {
    var row = new ArrayList<Optional<MarketSpace>>();
    for (int column = 0; column < count; column++) {
      row.add(
          Optional.of(
              new MarketSpace(
                  new MarketCell(0, column),
                  10 * (column + 1),
                  column == 1 ? Set.of(Zone.PAR) : Set.of())));
    }
    return new StockMarket(List.of(row), zigzag);
  }

  private static Vec centre(MarketPainter painter, int column) {
    var box = painter.box(new MarketCell(0, column));
    return new Vec(box.getCenterX(), box.getCenterY());
  }

  private static Color at(MarketPainter painter, Vec point) {
    return new Color(
        picture(painter)
            .getRGB(
                (int) (point.x() - painter.bounds().getX()),
                (int) (point.y() - painter.bounds().getY())));
  }

  private static BufferedImage picture(MarketPainter painter) {
    return PictureFiles.image(painter, (int) Math.round(painter.bounds().getWidth()));
  }

  private static List<Color> colorsIn(MarketPainter painter, Rectangle2D box) {
    BufferedImage picture = picture(painter);
    var colors = new ArrayList<Color>();
    for (int x = 1; x < box.getWidth(); x++) {
      for (int y = 1; y < box.getHeight(); y++) {
        colors.add(
            new Color(
                picture.getRGB(
                    (int) (box.getX() - painter.bounds().getX()) + x,
                    (int) (box.getY() - painter.bounds().getY()) + y)));
      }
    }
    return colors;
  }

  private static long count(MarketPainter painter, Rectangle2D box, Color color) {
    return colorsIn(painter, box).stream().filter(color::equals).count();
  }
}
