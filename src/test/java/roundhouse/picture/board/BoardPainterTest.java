package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.board.TilePlacement;
import roundhouse.picture.FactsMap;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

class BoardPainterTest {
  private static final Color BLUE = new Color(0x2040C0);
  private static final Liveries LIVERIES = new Liveries(Map.of("AB", new Livery("AB", BLUE)));
  private static final Tile CITY =
      TileNotation.parse("57", TileColor.YELLOW, "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3");
  private static final Tile STRAIGHT = TileNotation.parse("9", TileColor.YELLOW, "path=a:0,b:3");
  private static final Board BOARD =
      Board.empty(map())
          .with(HexId.of("A1"), new TilePlacement(CITY, 0))
          .with(HexId.of("A3"), new TilePlacement(STRAIGHT, 0));

  @Test
  void trackHasNoSeamWhereHexesMeet() {
    var painter = new BoardPainter(BOARD, LIVERIES, Theme.LIGHT);
    BufferedImage picture = picture(painter);
    Vec border =
        painter.geometry().centre(Layout.FLAT.parse("A1")).plus(painter.geometry().edge(0));
    for (int y = -4; y <= 4; y++)
      assertThat(at(painter, picture, border.plus(new Vec(0, y)))).isEqualTo(Theme.INK);
  }

  @Test
  void inAnSvgDocumentEachLayerOfAHexIsAGroup() {
    String svg = PictureFiles.svg(new BoardPainter(BOARD, LIVERIES, Theme.LIGHT), 600);
    assertThat(svg).containsSubsequence("<g id=\"track\"", "<g id=\"track-A1\"", "<path");
  }

  @Test
  void aMarkerShowsItsCompanysColour() {
    assertThat(rim(BOARD.with(new Marker("AB", HexId.of("A1"), 0, 0, true, false))))
        .isEqualTo(BLUE);
  }

  @Test
  void aFlippedMarkerLosesItsColour() {
    assertThat(rim(BOARD.with(new Marker("AB", HexId.of("A1"), 0, 0, true, true))))
        .isNotEqualTo(BLUE)
        .isNotEqualTo(Theme.WHITE);
  }

  @Test
  void aReservedSpaceIsTintedUntilItsMarkerIsPlaced() {
    Color kept = rim(BOARD);
    assertThat(kept).isNotEqualTo(Theme.WHITE).isNotEqualTo(BLUE);
    assertThat(kept.getBlue()).isGreaterThan(kept.getRed());
  }

  @Test
  void theWayOfARunLeadsOverItsTrack() {
    Run run = Run.parse("2-0: A1:0-_0 A3:0-3 = A1.0");
    // From the edge that both hexes share to the city, and from the farther edge to the shared one.
    assertThat(RunPaths.on(BOARD).of(run)).isEqualTo("M0.0,173.2L0.0,86.6M0.0,346.4L0.0,173.2");
    assertThat(RunPaths.on(BOARD).of(Run.parse("2-0"))).isEmpty();
  }

  @Test
  void aRunColoursItsTrackAndRingsItsCalls() {
    var run =
        new Run(
            "2",
            List.of(TrackRef.parse("A1:0-_0"), TrackRef.parse("A3:0-3")),
            List.of(StopRef.parse("A1.0")));
    var overlay =
        BoardOverlay.NONE.withRoutes(new RouteOverlay(List.of(run), List.of(Color.MAGENTA)));
    var painter = new BoardPainter(BOARD, LIVERIES, Theme.LIGHT, overlay);
    BufferedImage picture = picture(painter);
    Vec city = painter.geometry().centre(Layout.FLAT.parse("A1"));
    assertThat(at(painter, picture, painter.geometry().centre(Layout.FLAT.parse("A3"))))
        .isEqualTo(Color.MAGENTA);
    assertThat(at(painter, picture, city.plus(new Vec(28.5, 0)))).isEqualTo(Color.MAGENTA);
    assertThat(at(painter, picture, city.plus(new Vec(0, -50)))).isEqualTo(Theme.INK);
  }

  @Test
  void twoRunsOnOnePieceOfTrackAreBothVisible() {
    var track = List.of(TrackRef.parse("A3:0-3"));
    var overlay =
        BoardOverlay.NONE.withRoutes(
            new RouteOverlay(
                List.of(new Run("2", track, List.of()), new Run("3", track, List.of())),
                List.of(Color.RED, Color.BLUE)));
    var painter = new BoardPainter(BOARD, LIVERIES, Theme.LIGHT, overlay);
    BufferedImage picture = picture(painter);
    Vec centre = painter.geometry().centre(Layout.FLAT.parse("A3"));
    for (int y = -10; y <= 10; y += 5) {
      Vec row = centre.plus(new Vec(0, y));
      assertThat(
              List.of(-7, -6, 0, 6, 7).stream()
                  .map(x -> at(painter, picture, row.plus(new Vec(x, 0)))))
          .contains(Color.RED);
    }
    assertThat(
            IntStream.rangeClosed(-20, 20)
                .boxed()
                .flatMap(
                    y ->
                        List.of(-7, -6, 6, 7).stream()
                            .map(x -> at(painter, picture, centre.plus(new Vec(x, y))))))
        .as("dashes of the second run")
        .contains(Color.BLUE);
  }

  @Test
  void legalHexesAreFramed() {
    var painter =
        new BoardPainter(
            BOARD, LIVERIES, Theme.LIGHT, BoardOverlay.NONE.withLegal(Set.of(HexId.of("A3"))));
    Vec side =
        painter
            .geometry()
            .centre(Layout.FLAT.parse("A3"))
            .plus(painter.geometry().edge(1).times(0.93));
    assertThat(at(painter, picture(painter), side)).isEqualTo(Theme.LIGHT.legal());
  }

  @Test
  void aPreviewShowsTheColourOfItsTile() {
    var painter =
        new BoardPainter(
            Board.empty(map()),
            LIVERIES,
            Theme.LIGHT,
            BoardOverlay.NONE.withPreview(HexId.of("A3"), new TilePlacement(STRAIGHT, 0)));
    Color ground =
        at(
            painter,
            picture(painter),
            painter.geometry().centre(Layout.FLAT.parse("A3")).plus(new Vec(40, 30)));
    assertThat(ground)
        .isNotEqualTo(Theme.LIGHT.tiles().get(TileColor.WHITE))
        .isNotEqualTo(Theme.LIGHT.tiles().get(TileColor.YELLOW));
    assertThat(ground.getBlue()).isLessThan(Theme.LIGHT.tiles().get(TileColor.WHITE).getBlue());
  }

  @Test
  void aPointOfThePictureFindsItsHex() {
    var painter = new BoardPainter(BOARD, LIVERIES, Theme.LIGHT);
    assertThat(
            painter.hexAt(painter.geometry().centre(Layout.FLAT.parse("A3")).point()).map(Hex::id))
        .contains(HexId.of("A3"));
  }

  @Test
  void aPointOnACityFindsIt() {
    var painter = new BoardPainter(BOARD, LIVERIES, Theme.LIGHT);
    Vec city = painter.geometry().centre(Layout.FLAT.parse("A1"));
    assertThat(painter.stopAt(city.plus(new Vec(20, 0)).point()))
        .contains(new StopRef(HexId.of("A1"), 0));
    assertThat(painter.stopAt(city.plus(new Vec(60, 0)).point())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("roundhouse.testkit.Repository#designNames")
  void mapsOfRealTitlesArePaintedAtEverySize(String title) throws IOException {
    GameMap map = FactsMap.map(title);
    var painter = new BoardPainter(Board.empty(map), Liveries.NONE, Theme.DARK);
    for (int width : new int[] {120, 400, 1000}) {
      assertThat(PictureFiles.image(painter, width).getHeight())
          .isEqualTo(PictureFiles.height(painter, width));
    }
  }

  private static Color rim(Board board) {
    var painter = new BoardPainter(board, LIVERIES, Theme.LIGHT);
    return at(
        painter,
        picture(painter),
        painter.geometry().centre(Layout.FLAT.parse("A1")).plus(new Vec(0, 17)));
  }

  private static BufferedImage picture(BoardPainter painter) {
    return PictureFiles.image(painter, (int) Math.round(painter.bounds().getWidth()));
  }

  private static Color at(BoardPainter painter, BufferedImage picture, Vec point) {
    double scale = picture.getWidth() / painter.bounds().getWidth();
    int x = (int) ((point.x() - painter.bounds().getX()) * scale);
    int y = (int) ((point.y() - painter.bounds().getY()) * scale);
    return new Color(picture.getRGB(x, y));
  }

  private static GameMap map() {
    var hexes = new TreeMap<HexId, Hex>();
    for (String id : List.of("A1", "A3", "B2")) {
      Tile printed = new Tile("", TileColor.WHITE, List.of(), List.of(), Set.of(), 0);
      Map<String, Integer> kept = id.equals("A1") ? Map.of("AB", 0) : Map.of();
      hexes.put(
          HexId.of(id),
          new Hex(
              HexId.of(id),
              "",
              Layout.FLAT.parse(id),
              printed,
              0,
              "",
              Set.of(),
              Map.of(),
              Map.of(),
              kept));
    }
    return new GameMap(Layout.FLAT, hexes);
  }
}
