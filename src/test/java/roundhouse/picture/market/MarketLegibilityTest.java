package roundhouse.picture.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.editor.kit.Camera;
import roundhouse.editor.workspace.PlayShapes;
import roundhouse.game.GameState;
import roundhouse.market.MarketSpace;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.testkit.GoldenGame;
import roundhouse.workshop.GoldenMoments;

/** The market can be read in the sizes that the window gives it, early and late in a game. */
@Tag("slow")
class MarketLegibilityTest {
  private static final List<Dimension> SIZES =
      List.of(new Dimension(674, 332), new Dimension(451, 306), new Dimension(340, 300));
  private static final int LEAST_WIDTH = 34;
  private static final int LEAST_HEIGHT = 28;

  /** A game of every title. */
  static Stream<Path> games() throws Exception {
    try (Stream<Path> titles = Files.list(GoldenGame.FOLDER)) {
      return titles.sorted().map(title -> title.resolve("4-players.jsonl")).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void spacesAreLargeEnoughAndTokensAreInSight(Path file) throws Exception {
    GoldenMoments game = GoldenMoments.of(file);
    int last = game.count() - 1;
    for (int moment : new int[] {0, last / 4, last / 2, last * 3 / 4, last})
      for (Dimension size : SIZES) measure(game, game.states().get(moment), size);
  }

  @ParameterizedTest
  @MethodSource("games")
  void allIsShownWhereverSpacesThatCanBeReadHaveRoom(Path file) throws Exception {
    GoldenMoments game = GoldenMoments.of(file);
    GameState last = game.states().get(game.count() - 1);
    PlayShapes shapes = shapes(game);
    var room =
        new Dimension((shapes.columns() + 1) * LEAST_WIDTH, (shapes.rows() + 1) * LEAST_HEIGHT);
    MarketPainter fits = painter(game, last).in(room.width, room.height);
    assertThat(fits.isWholeIn(room.width, room.height)).isTrue();
    Rectangle2D all = new Rectangle2D.Double(0, 0, room.width, room.height);
    AffineTransform view = camera(fits, room).transform();
    for (MarketSpace space : game.title().market().spaces())
      assertThat(all.contains(view.createTransformedShape(fits.box(space.cell())).getBounds2D()))
          .as("%s is in sight", space)
          .isTrue();

    MarketPainter cut = painter(game, last).in(room.width / 2, room.height);
    assertThat(cut.isWholeIn(room.width / 2, room.height)).isFalse();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theLegendIsShownWhereSpacesStayLargeEnough(Path file) throws Exception {
    GoldenMoments game = GoldenMoments.of(file);
    MarketPainter painter = painter(game, game.states().getFirst());
    int spacesAlone = (shapes(game).rows() + 1) * LEAST_HEIGHT;
    double narrow = painter.in(2000, spacesAlone).bounds().getHeight();
    assertThat(painter.in(2000, 1500).bounds().getHeight()).isGreaterThan(narrow);
  }

  private static PlayShapes shapes(GoldenMoments game) {
    return PlayShapes.of(new Rectangle2D.Double(0, 0, 1, 1), game.title().market());
  }

  private static MarketPainter painter(GoldenMoments game, GameState state) {
    return new MarketPainter(
        game.title().market(),
        state.tokens(),
        Liveries.of(game.title().design().companies().values()),
        Theme.LIGHT);
  }

  private static void measure(GoldenMoments game, GameState state, Dimension size) {
    MarketPainter painter = painter(game, state).in(size.width, size.height);
    Camera camera = camera(painter, size);
    Rectangle2D space = painter.box(game.title().market().spaces().getFirst().cell());
    assertThat(space.getWidth() * camera.scale()).isGreaterThanOrEqualTo(LEAST_WIDTH - 0.01);
    assertThat(space.getHeight() * camera.scale()).isGreaterThanOrEqualTo(LEAST_HEIGHT - 0.01);
    Rectangle2D tokens = painter.tokens();
    boolean fits =
        tokens.getWidth() * camera.scale() <= size.width + 0.01
            && tokens.getHeight() * camera.scale() <= size.height + 0.01;
    if (tokens.isEmpty() || !fits) return;
    Rectangle2D shown = camera.transform().createTransformedShape(tokens).getBounds2D();
    assertThat(shown.getMinX()).isGreaterThanOrEqualTo(-0.01);
    assertThat(shown.getMinY()).isGreaterThanOrEqualTo(-0.01);
    assertThat(shown.getMaxX()).isLessThanOrEqualTo(size.width + 0.01);
    assertThat(shown.getMaxY()).isLessThanOrEqualTo(size.height + 0.01);
  }

  private static Camera camera(MarketPainter painter, Dimension size) {
    var camera = new Camera();
    camera.show(painter.bounds(), size.width, size.height);
    camera.keepReadable(MarketPainter.LEAST_SCALE, painter.heart());
    return camera;
  }
}
