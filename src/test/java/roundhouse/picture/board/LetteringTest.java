package roundhouse.picture.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.editor.workspace.DividerPlaces;
import roundhouse.editor.workspace.PlayRecipes;
import roundhouse.editor.workspace.PlayShapes;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;

/**
 * No word of a board lies on track, a city, a river or another word, at the start and the end, and
 * none is lost on a screen.
 */
@Tag("slow")
class LetteringTest {
  /** A hair's breadth: a fiftieth of a hex's radius. */
  private static final double MOST = 2;

  /** The smallest is also a screen of 1920 by 1080 pixels whose scale is 2. */
  private static final List<Dimension> SCREENS =
      List.of(
          new Dimension(960, 540),
          new Dimension(1366, 768),
          new Dimension(1920, 1080),
          new Dimension(2560, 1440));

  /** What the task bar, the menu, the header and the status strip take of a screen. */
  private static final int AROUND = 130;

  /** The radius of a hex, in pixels, from which a small screen shows the whole board. */
  private static final int NAMED = 13;

  static Stream<Path> games() throws IOException {
    return GoldenGame.files(GoldenGame.FOLDER).stream();
  }

  static Stream<Path> gamesWithoutOptions() throws IOException {
    return games().filter(LetteringTest::isWithoutOptions);
  }

  static Stream<Path> gamesWithOptions() throws IOException {
    return games().filter(file -> !isWithoutOptions(file));
  }

  private static boolean isWithoutOptions(Path file) {
    return file.getFileName().toString().endsWith("-players.jsonl");
  }

  @Test
  void noWordLiesOnAnythingAtTheStart() throws IOException {
    var maps = new HashSet<GameMap>();
    for (Path file : games().toList()) {
      GameMap map = title(GoldenGame.read(file)).map();
      if (maps.add(map)) assertThat(overlaps(Board.empty(map))).as("%s", file).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("gamesWithoutOptions")
  void noWordLiesOnAnythingAtTheEndAndNoneIsLost(Path file) throws Exception {
    GoldenGame game = GoldenGame.read(file);
    Board late = late(game);
    assertThat(overlaps(late)).isEmpty();
    // Each number of players is looked at on another screen.
    int players = game.log().players().size();
    Dimension screen = SCREENS.get(players % SCREENS.size());
    double radius = radius(game, screen);
    assertThat(radius).as("the whole board has names").isGreaterThanOrEqualTo(NAMED);
    assertThat(
            ScreenSurvey.missing(
                late,
                Liveries.of(title(game).design().companies().values()),
                players % 2 == 0 ? Theme.LIGHT : Theme.DARK,
                radius / HexGeometry.RADIUS))
        .as("at %d x %d, with hexes of %.0f pixels", screen.width, screen.height, radius)
        .isEmpty();
  }

  /** The radius of a hex with which the board opens there. */
  private static double radius(GoldenGame game, Dimension screen) throws IOException {
    Title title = title(game);
    var printed = new BoardPainter(Board.empty(title.map()), Liveries.NONE, Theme.LIGHT);
    var recipes =
        new PlayRecipes(
            screen.width, screen.height - AROUND, PlayShapes.of(printed.bounds(), title.market()));
    return recipes.plan(recipes.best(), DividerPlaces.FREE).radius();
  }

  @ParameterizedTest
  @Tag("long")
  @MethodSource("gamesWithOptions")
  void noWordLiesOnAnythingAtTheEndWithOptions(Path file) throws IOException {
    assertThat(overlaps(late(GoldenGame.read(file)))).isEmpty();
  }

  private static Board late(GoldenGame game) throws IOException {
    return SavedGameReplay.of(title(game), game.log()).last().board();
  }

  private static Title title(GoldenGame game) throws IOException {
    return TestTitle.of(game.log().title(), game.options().toArray(String[]::new))
        .forPlayers(game.log().players().size());
  }

  private static List<LetteringSurvey.Overlap> overlaps(Board board) {
    return LetteringSurvey.of(board, LetterScale.TO_SCALE, MOST);
  }
}
