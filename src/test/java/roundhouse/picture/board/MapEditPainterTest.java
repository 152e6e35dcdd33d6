package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.picture.LayeredPainter;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.Theme;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.picture.lettering.PlacedLabel;
import roundhouse.picture.tile.Inscription;
import roundhouse.testkit.TestTitle;

/** What of the edited map may be kept while the pointer moves or the map is moved. */
class MapEditPainterTest {
  private static final double SCALE = 0.5;
  private static final GameMap MAP = TestTitle.of("1889").map();
  private static final MapUnderlay TRACED =
      new MapUnderlay(
          new BufferedImage(40, 40, BufferedImage.TYPE_INT_RGB),
          AffineTransform.getScaleInstance(5, 5),
          0.5,
          List.of());

  private static MapEditMarks at(String cursor) {
    HexId place = HexId.of(cursor);
    return new MapEditMarks(
        Set.of(),
        Optional.of(place),
        false,
        Set.of(place),
        Set.of(),
        Map.of(),
        Set.of(),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static MapEditPainter painter() {
    return MapEditPainter.of(
        MAP, new Liveries(Map.of()), Theme.LIGHT, at("E2"), MapEditPainter.frame(MAP, Set.of()));
  }

  private static int[] pixels(MapEditPainter painter, Consumer<Graphics2D> paint) {
    int wide = (int) (painter.bounds().getWidth() * SCALE);
    int high = (int) (painter.bounds().getHeight() * SCALE);
    var image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(SCALE, SCALE);
    graphics.translate(-painter.bounds().getX(), -painter.bounds().getY());
    paint.accept(graphics);
    graphics.dispose();
    return image.getRGB(0, 0, wide, high, null, 0, wide);
  }

  /** What lies on what, at a radius of a hex in pixels, and whose id is missing. */
  @ParameterizedTest
  @CsvSource({
    "1889, 24",
    "1870, 17",
    "1870, 21",
    "1870, 24",
    "1870, 48",
    "1846, 30",
    "1830, 36",
    "1860, 24",
    "1860, 36",
    "18EU, 30",
    "1861, 64"
  })
  void idsAndNamesAreLegibleBesideEachOther(String title, double radius) throws Exception {
    GameMap map = TestTitle.of(title).map();
    Liveries liveries = Liveries.of(TestTitle.of(title).design().companies().values());
    MapEditMarks none = at(map.hexes().keySet().iterator().next().text());
    MapEditPainter painter =
        MapEditPainter.of(map, liveries, Theme.LIGHT, none, MapEditPainter.frame(map, Set.of()));
    var recorder = new TextRecorder();
    recorder.scale(radius / 100, radius / 100);
    recorder.translate(-painter.bounds().getX(), -painter.bounds().getY());
    for (var layer : LayeredPainter.Layer.values())
      if (layer.isStill()) painter.paint(recorder, radius / 100, layer);

    List<TextRecorder.Text> texts = recorder.texts();
    assertThat(texts)
        .extracting(TextRecorder.Text::says)
        .containsAll(map.hexes().keySet().stream().map(HexId::text).toList());
    Set<String> markers =
        liveries.byCompany().values().stream().map(Livery::capitals).collect(Collectors.toSet());
    assertThat(texts)
        .allMatch(
            text -> text.size() >= (markers.contains(text.says()) ? 8.9 : 10.9),
            "large enough to read");
    assertThat(painter.board().labels(LetterScale.onScreen(radius / 100)))
        .filteredOn(label -> label.inscription() instanceof Inscription.Name)
        .extracting(PlacedLabel::hex)
        .containsAll(
            map.hexes().values().stream()
                .filter(hex -> !hex.name().isEmpty())
                .map(Hex::id)
                .toList());
    for (TextRecorder.Text one : texts)
      for (TextRecorder.Text other : texts)
        if (one != other && one.box().intersects(other.box()))
          assertThat(one.box().createIntersection(other.box()))
              .as("%s on %s", one.says(), other.says())
              .matches(box -> Math.min(box.getWidth(), box.getHeight()) < 1.5);
  }

  @Test
  void whatIsChosenLiesBelowTheWordsAndAboveATracedPicture() {
    int[] words =
        pixels(painter(), graphics -> painter().paint(graphics, SCALE, LayeredPainter.Layer.MARKS));
    assertThat(words).containsOnly(0);

    MapEditPainter traced = painter().with(Optional.of(TRACED));
    assertThat(
            pixels(traced, graphics -> traced.paint(graphics, SCALE, LayeredPainter.Layer.MARKS)))
        .matches(pixels -> IntStream.of(pixels).anyMatch(pixel -> pixel != 0));
  }

  @Test
  void itsLayersAreItsPicture() {
    MapEditPainter painter = painter().with(Optional.of(TRACED));

    assertThat(
            pixels(
                painter,
                graphics -> {
                  for (var layer : LayeredPainter.Layer.values())
                    painter.paint(graphics, SCALE, layer);
                }))
        .isEqualTo(pixels(painter, graphics -> painter.paint(graphics, SCALE)));
  }

  @Test
  void aCursorThatMovesLeavesTheStillLayersAsTheyAre() {
    MapEditPainter painter = painter();

    MapEditPainter moved = painter.with(at("F3"));

    assertThat(moved.still()).isEqualTo(painter.still());
    for (var layer : LayeredPainter.Layer.values()) {
      int[] before = pixels(painter, graphics -> painter.paint(graphics, SCALE, layer));
      int[] after = pixels(moved, graphics -> moved.paint(graphics, SCALE, layer));
      if (layer.isStill()) assertThat(after).as(layer.name()).isEqualTo(before);
    }
  }

  @Test
  void anotherMapAndAnotherTracedPictureAreDrawnAnew() {
    MapEditPainter painter = painter();

    assertThat(painter.with(Optional.of(TRACED)).still()).isNotEqualTo(painter.still());
    assertThat(painter().still()).isNotEqualTo(painter.still());
  }
}
