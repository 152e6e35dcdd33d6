package roundhouse.picture.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.picture.CircularArc;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

@Tag("slow")
class TilePainterTest {
  private static final Theme THEME = Theme.LIGHT;

  @ParameterizedTest
  @EnumSource(TileColor.class)
  void anEmptyTileHasItsColourInTheMiddle(TileColor color) {
    assertThat(at(picture(tile(color, ""), 0, Layout.FLAT), Vec.ZERO))
        .isEqualTo(THEME.tiles().get(color));
  }

  @Test
  void straightTrackIsBlackFromSideToSide() {
    BufferedImage picture = picture(tile(TileColor.YELLOW, "path=a:0,b:3"), 0, Layout.FLAT);
    for (int y = -80; y <= 80; y += 20) assertThat(at(picture, new Vec(0, y))).isEqualTo(Theme.INK);
    assertThat(at(picture, new Vec(40, 0))).isEqualTo(THEME.tiles().get(TileColor.YELLOW));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "0, 2", "0, 3", "4, 5", "1, 5", "2, 5"})
  void trackMeetsBothEdgesAtRightAngles(int from, int to) {
    var geometry = new HexGeometry(Layout.POINTY);
    CircularArc arc = CircularArc.fromEdge(geometry, from, geometry.edge(to));
    assertThat(arc.at(0).distance(geometry.edge(from))).isCloseTo(0, within(1e-9));
    assertThat(arc.at(1).distance(geometry.edge(to))).isCloseTo(0, within(1e-9));
    assertThat(arc.headingAt(1).distance(geometry.edge(to).unit())).isCloseTo(0, within(1e-9));
  }

  @Test
  void aSharpCurveBendsAroundItsCorner() {
    var geometry = new HexGeometry(Layout.FLAT);
    Vec middle = CircularArc.fromEdge(geometry, 0, geometry.edge(1)).at(0.5);
    assertThat(middle.distance(geometry.corner(0))).isCloseTo(HexGeometry.RADIUS / 2, within(1e-9));
  }

  @Test
  void rotationTurnsTheTrackClockwise() {
    BufferedImage picture = picture(tile(TileColor.YELLOW, "path=a:0,b:3"), 1, Layout.FLAT);
    Vec lowerLeft = new HexGeometry(Layout.FLAT).edge(1).times(0.8);
    assertThat(at(picture, lowerLeft)).isEqualTo(Theme.INK);
    assertThat(at(picture, new Vec(0, 70))).isEqualTo(THEME.tiles().get(TileColor.YELLOW));
  }

  @Test
  void aLocationTurnsWithTheTile() {
    Tile tile =
        tile(
            TileColor.GREEN,
            "city=revenue:40,loc:4;city=revenue:40,loc:0.5;path=a:1,b:_1;path=a:2,b:_0");
    var geometry = new HexGeometry(Layout.FLAT);
    TilePlan plan = TilePlan.of(TileFace.of(tile, 2, Layout.FLAT));
    assertThat(plan.stops().get(0).centre().unit().distance(geometry.edge(0).unit()))
        .isCloseTo(0, within(1e-9));
    assertThat(plan.stops().get(1).centre().unit().distance(geometry.corner(2).unit()))
        .isCloseTo(0, within(1e-9));
  }

  @Test
  void aTownBarCrossesItsTrack() {
    Tile tile = tile(TileColor.YELLOW, "town=revenue:10;path=a:0,b:_0;path=a:_0,b:3");
    StopPlan town = TilePlan.of(TileFace.of(tile, 0, Layout.FLAT)).stops().getFirst();
    assertThat(Math.abs(town.along().orElseThrow().y())).isCloseTo(1, within(1e-9));
    assertThat(at(picture(tile, 0, Layout.FLAT), new Vec(14, 0))).isEqualTo(Theme.INK);
  }

  @Test
  void aTownWhereTrackBranchesIsADot() {
    Tile tile = tile(TileColor.GREEN, "town=revenue:10;path=a:0,b:_0;path=a:_0,b:3;path=a:_0,b:1");
    assertThat(TilePlan.of(TileFace.of(tile, 0, Layout.FLAT)).stops().getFirst().along()).isEmpty();
  }

  @Test
  void trackIsFoundByItsEnds() {
    Tile tile =
        tile(
            TileColor.GREEN, "city=revenue:20;junction;path=a:_0,b:2;path=a:_1,b:5;path=a:_0,b:_1");
    TilePlan plan = TilePlan.of(TileFace.of(tile, 1, Layout.FLAT));
    assertThat(plan.track("3-_0")).isPresent();
    assertThat(plan.track("0-j")).isPresent();
    assertThat(plan.track("_0-j")).isPresent();
    assertThat(plan.track("2-_0")).isEmpty();
  }

  @Test
  void valuesCoverNoTrackAndNoSpace() {
    TileCatalogue library = TileCatalogue.load(Path.of("tile-library"));
    for (String number : new String[] {"5", "6", "57", "12", "14", "15", "205", "58", "4", "3"}) {
      TilePlan plan = TilePlan.of(TileFace.of(library.tile(number).orElseThrow(), 0, Layout.FLAT));
      Vec value =
          plan.inscriptions().stream()
              .filter(RevenueInscription.Circle.class::isInstance)
              .findFirst()
              .orElseThrow()
              .at();
      var circle = Shapes.disc(value, RevenueInscription.RADIUS - 1).getBounds2D();
      for (StopPlan stop : plan.stops()) {
        for (Vec slot : stop.slots()) {
          assertThat(value.distance(slot))
              .as("tile %s", number)
              .isGreaterThan(stop.slotRadius() + RevenueInscription.RADIUS - 1);
        }
      }
      for (TrackPlan track : plan.tracks()) {
        var line = Shapes.butt(TrackPainter.WIDTH).createStrokedShape(track.path());
        assertThat(line.contains(value.point())).as("tile %s", number).isFalse();
        assertThat(line.intersects(circle.getCenterX() - 9, circle.getCenterY() - 9, 18, 18))
            .as("tile %s", number)
            .isFalse();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Layout.class)
  void everyTileOfTheLibraryIsPaintedAtEveryRotation(Layout layout) {
    TileCatalogue library = TileCatalogue.load(Path.of("tile-library"));
    assertThat(library.tiles()).isNotEmpty();
    for (Tile tile : library.tiles().values()) {
      for (int rotation = 0; rotation < 6; rotation++) {
        BufferedImage picture =
            PictureFiles.image(new TilePainter(TileFace.of(tile, rotation, layout), THEME), 70);
        assertThat(new Color(picture.getRGB(35, 35), true).getAlpha())
            .as("tile %s", tile.number())
            .isEqualTo(255);
        for (StopPlan stop : TilePlan.of(TileFace.of(tile, rotation, layout)).stops()) {
          assertThat(new HexGeometry(layout).outside(stop.centre()))
              .as("a stop of tile %s", tile.number())
              .isNegative();
        }
      }
    }
  }

  private static Tile tile(TileColor color, String notation) {
    return TileNotation.parse("", color, notation);
  }

  private static BufferedImage picture(Tile tile, int rotation, Layout layout) {
    var painter = new TilePainter(TileFace.of(tile, rotation, layout), THEME);
    return PictureFiles.image(painter, (int) Math.round(painter.bounds().getWidth()));
  }

  private static Color at(BufferedImage picture, Vec point) {
    return new Color(
        picture.getRGB(
            (int) (picture.getWidth() / 2.0 + point.x()),
            (int) (picture.getHeight() / 2.0 + point.y())),
        true);
  }
}
